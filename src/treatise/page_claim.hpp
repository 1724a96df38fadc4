// SPDX-License-Identifier: MIT
//
// One claim as data for the template of the page. Private to this layer.
#pragma once

#include <kainjow/mustache.hpp>

#include "treatise/checked.hpp"

namespace ecarte::treatise {

kainjow::mustache::data page_claim(const Checked& checked, const PageDress& dress);

}  // namespace ecarte::treatise

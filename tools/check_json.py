#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Holds the JSON document on standard input to a schema: check_json.py SCHEMA [DEFINITION].

With DEFINITION it is held to that part of the schema alone. Prints what is wrong, a line each, and
exits with 1 if anything is. Wants Debian's python3-jsonschema, hence the interpreter above.
"""
import json
import sys

from jsonschema.validators import validator_for


def no_json(word):
    raise ValueError(f"{word} is not JSON")


def main(path, definition=None):
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    validator = validator_for(schema)
    validator.check_schema(schema)
    if definition is not None:
        if definition not in schema["definitions"]:
            print(f"{path} defines no '{definition}'")
            return 1
        schema = {"$schema": schema["$schema"], "definitions": schema["definitions"], "$ref": f"#/definitions/{definition}"}
    try:
        document = json.loads(sys.stdin.buffer.read().decode("utf-8"), parse_constant=no_json)
    except ValueError as error:
        print(f"no JSON: {error}")
        return 1
    complaints = list(validator(schema).iter_errors(document))
    for complaint in complaints:
        print(f"{complaint.json_path}: {complaint.message[:400]}")
    return 1 if complaints else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))

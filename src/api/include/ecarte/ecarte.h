/* SPDX-License-Identifier: MIT
 *
 * Ruling on hand records from other languages: text in, JSON out. Nothing here throws, keeps state, or
 * needs to be set up; every function may be called from any thread.
 *
 * A program asks ecarte_api_version() once: the library serves it if the number is ECARTE_API_VERSION
 * or greater. What is there is not changed within a library of the same soname; it is added to: what
 * says "since 2" is there where that number is 2 or greater.
 */
#ifndef ECARTE_H
#define ECARTE_H

#include <stddef.h>

#define ECARTE_API_VERSION 2

#if defined(__GNUC__)
#define ECARTE_EXPORT __attribute__((visibility("default")))
#else
#define ECARTE_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* How to rule. Set `size` to sizeof(ecarte_options) and the rest to nothing for the usual. */
typedef struct ecarte_options { /* NOLINT(readability-identifier-naming): C has no namespaces */
  size_t size;      /* of this struct, as the caller knows it */
  const char* code; /* a built-in code of laws; NULL: the one the record names, else the default */
  const char* file; /* what the text is called in the result; NULL: "<text>" */
  int strict;       /* not 0: the score that was due is carried on to the next deal */
} ecarte_options;

ECARTE_EXPORT int ecarte_api_version(void);

/* "0.1.0"; belongs to the library. */
ECARTE_EXPORT const char* ecarte_version(void);

/* Rules on `length` bytes of records in UTF-8 and returns a JSON document (docs/result.schema.json),
 * ended by a zero byte, for ecarte_free. `options` may be NULL. NULL if it cannot be done: `error`, if
 * it is not NULL, then receives a sentence for ecarte_free, or NULL where there was no memory for one.
 * A record that cannot be read is no such case; the document says where and why. */
ECARTE_EXPORT char* ecarte_rule(const char* text, size_t length, const ecarte_options* options,
                                char** error);

/* Since 2. Tells records back, line by line, as they were read (docs/told.schema.json). All else as
 * ecarte_rule. */
ECARTE_EXPORT char* ecarte_tell(const char* text, size_t length, const ecarte_options* options,
                                char** error);

/* Since 2. Brings records into form, having proved that they then say the same; or says what stands in
 * the way (docs/form.schema.json). Of the options only `file` counts. */
ECARTE_EXPORT char* ecarte_form(const char* text, size_t length, const ecarte_options* options,
                                char** error);

/* Since 2. Settles a dispute by questions: `answers` are those given so far, one a line, each by its id
 * or its number from 1; the document (docs/rule.schema.json) has the next question, or the rulings. NULL
 * also if a line does not answer what is asked; `error` then says what may be answered. Of the options
 * only `code` counts. */
ECARTE_EXPORT char* ecarte_interview(const char* answers, size_t length,
                                     const ecarte_options* options, char** error);

/* The names of the built-in codes of laws as a JSON list of strings, for ecarte_free; NULL if there is
 * no memory. */
ECARTE_EXPORT char* ecarte_codes(void);

/* Frees what this library returned. NULL is let pass. */
ECARTE_EXPORT void ecarte_free(char* text);

#ifdef __cplusplus
}
#endif

#endif

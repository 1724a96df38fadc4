/* SPDX-License-Identifier: MIT
 *
 * The same from C; exits 0 if the document speaks of a revoke. */
#include <ecarte/ecarte.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  const char* const text =
      "players: A, Y\n"
      "deal 1: A gives 3-2; turns 8D\n"
      "  Y holds 9S JC KH QH 7D; plays\n"
      "  A holds TS 7C JH 9H TD\n"
      "  1. Y 9S, A 7C\n"
      "  2. Y JC, A TS\n";
  char* error = NULL;
  char* const document = ecarte_rule(text, strlen(text), NULL, &error);
  if (document == NULL) {
    fprintf(stderr, "%s\n", error != NULL ? error : "no memory");
    ecarte_free(error);
    return 2;
  }
  const int revoke = strstr(document, "\"revoke\"") != NULL;
  printf("ecarte %s, interface %d: %zu bytes of JSON\n", ecarte_version(), ecarte_api_version(),
         strlen(document));
  ecarte_free(document);
  return revoke ? 0 : 1;
}

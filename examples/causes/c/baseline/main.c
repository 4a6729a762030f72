#include "report.h"
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words) {
  int repeats = count > 1 ? atoi(words[1]) : 100;
  size_t length = 0;
  make_letters();
  for (int turn = 0; turn < repeats; turn++) {
    fold_case();
    split_words();
    sort_rows();
    length += render();
  }
  printf("%zu\n", length);
  return 0;
}

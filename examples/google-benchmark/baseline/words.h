#include <string>

inline int count_words(const std::string& text) {
  int words = 0;
  for (char letter : text) words += letter == ' ';
  return words;
}

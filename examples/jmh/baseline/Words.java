package example;

import java.util.HashMap;
import java.util.Map;

class Words {
  static Map<String, Integer> count(String text) {
    var counts = new HashMap<String, Integer>();
    for (String word : text.split(" ")) counts.merge(word, 1, Integer::sum);
    return counts;
  }
}

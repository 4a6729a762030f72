// package: maven org.jsoup:jsoup
// versions: 1.11.2 1.11.3 1.12.1 1.12.2 1.13.1 1.14.1
// pair: 1.11.3 1.12.1 +11..+37% | | jhy/jsoup#1327; the function is not known
// pair: 1.12.2 1.13.1 -46..-38% | | jhy/jsoup#1327; the function is not known
import org.jsoup.Jsoup;

public class Bench {
    public static void main(String[] words) {
        StringBuilder page = new StringBuilder("<html><body>");
        for (int at = 0; at < 400; at++) {
            page.append("<div class='c").append(at % 9).append("'><p>Text &amp; <b>bold</b> number ").append(at);
            page.append("<a href='/x?y=1'>link</a></p><ul><li>one<li>two</ul></div>\n");
        }
        long length = 0;
        for (int count = 0; count < 25; count++) {
            var document = Jsoup.parse(page.toString());
            length += document.text().length() + document.select("div.c3 > p b").size() + document.html().length();
        }
        if (length == 0) throw new RuntimeException("no text");
    }
}

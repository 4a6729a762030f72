package example;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.*;

@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class WordsBenchmark {
  private final String text = "the quick brown fox jumps over the lazy dog ".repeat(200);

  @Benchmark
  public Map<String, Integer> count() {
    return Words.count(text);
  }

  @Benchmark
  public String[] split() {
    return text.split(" ");
  }
}

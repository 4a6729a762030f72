// Projects of Java with JMH.

const words = `package example;

final class Words {
  /** Returns the number of words in a text. */
  static int count(String text) {
    int count = 1;
    for (int i = 0; i < text.length(); i++) if (text.charAt(i) == ' ') count++;
    return count;
  }
}
`

const benchmark = `package example;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.*;

@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class WordsBenchmark {
  private final String text = "the quick brown fox ".repeat(1000);

  @Benchmark
  public int count() {
    return Words.count(text);
  }

  @Benchmark
  public String join() {
    return String.join(" ", "the", "quick", "fox");
  }
}
`

function makePom({ scope = '', plugins = '' }) {
  const inScope = scope === '' ? '' : `\n      <scope>${scope}</scope>`
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId>
  <artifactId>words</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.openjdk.jmh</groupId>
      <artifactId>jmh-core</artifactId>
      <version>1.37</version>${inScope}
    </dependency>
    <dependency>
      <groupId>org.openjdk.jmh</groupId>
      <artifactId>jmh-generator-annprocess</artifactId>
      <version>1.37</version>${inScope || '\n      <scope>provided</scope>'}
    </dependency>
  </dependencies>
  <build>
    <plugins>${plugins}
    </plugins>
  </build>
</project>
`
}

/** What JMH's own archetype has. */
const shade = `
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-shade-plugin</artifactId>
        <version>3.5.3</version>
        <executions>
          <execution>
            <phase>package</phase>
            <goals>
              <goal>shade</goal>
            </goals>
            <configuration>
              <finalName>NAME</finalName>
              <transformers>
                <transformer implementation="org.apache.maven.plugins.shade.resource.ManifestResourceTransformer">
                  <mainClass>org.openjdk.jmh.Main</mainClass>
                </transformer>
              </transformers>
            </configuration>
          </execution>
        </executions>
      </plugin>`

const slower = {
  'src/main/java/example/Words.java': ['    return count;', '    return Math.max(count, text.split(" ").length);'],
}

function makeMaven(name, pom, benchmarks) {
  return {
    name,
    needs: ['java', 'mvn'],
    files: {
      'pom.xml': pom,
      '.gitignore': 'target\n',
      'src/main/java/example/Words.java': words,
      [`${benchmarks}/example/WordsBenchmark.java`]: benchmark,
    },
    prepare: [],
    slower,
    slowed: /count/,
  }
}

const gradle = `plugins {
  id 'java'
  id 'me.champeau.jmh' version '0.7.3'
}

repositories {
  mavenCentral()
}
`

/** Projects of Java. */
export const jvm = [
  makeMaven(
    'JMH by Maven, as its archetype',
    makePom({ plugins: shade.replace('NAME', 'benchmarks') }),
    'src/main/java',
  ),
  makeMaven('JMH by Maven, no jar of benchmarks', makePom({}), 'src/main/java'),
  makeMaven('JMH by Maven, in test scope', makePom({ scope: 'test' }), 'src/test/java'),
  {
    name: 'JMH by Gradle',
    needs: ['java', 'gradle'],
    files: {
      'build.gradle': gradle,
      '.gitignore': 'build\n.gradle\n',
      'src/main/java/example/Words.java': words,
      'src/jmh/java/example/WordsBenchmark.java': benchmark,
    },
    prepare: ['gradle wrapper --quiet'],
    slower,
    slowed: /count/,
  },
]

# package: pypi pyparsing
# versions: 2.4.5 2.4.6 2.4.7 3.0.0 3.0.1 3.0.2
# pair: 2.4.7 3.0.0 +36..+57% | core.py:_parseNoCache results.py:__new__ sre_parse.py:_parse sre_compile.py:_compile _parser.py:_parse _compiler.py:_compile | more patterns are compiled, and each result costs more, by cProfile; instructions +79%
# pair: 3.0.0 3.0.1 none | | instructions +0.02%
import pyparsing

number = pyparsing.Word(pyparsing.nums)
name = pyparsing.Word(pyparsing.alphas, pyparsing.alphanums)
expression = pyparsing.Forward()
group = pyparsing.Group(pyparsing.Suppress("(") + expression + pyparsing.Suppress(")"))
factor = number | name | group
term = factor + pyparsing.ZeroOrMore(pyparsing.oneOf("* /") + factor)
expression <<= term + pyparsing.ZeroOrMore(pyparsing.oneOf("+ -") + term)
text = "+".join(f"(a{at}*3-b/({at}+c))" for at in range(60))
for _ in range(6):
    assert expression.parseString(text, parseAll=True)

# package: pypi pyasn1
# versions: 0.4.7 0.4.8 0.5.0 0.5.1 0.6.0 0.6.1
# pair: 0.4.7 0.4.8 none | | instructions +0.07%
# pair: 0.5.0 0.5.1 none | | instructions +0.05%
from pyasn1.codec.der import decoder, encoder
from pyasn1.type import namedtype, univ


class Record(univ.Sequence):
    componentType = namedtype.NamedTypes(
        namedtype.NamedType("id", univ.Integer()),
        namedtype.NamedType("name", univ.OctetString()),
        namedtype.OptionalNamedType("flag", univ.Boolean()),
    )


for at in range(400):
    record = Record()
    record["id"] = at
    record["name"] = b"name %d" % at
    record["flag"] = True
    assert decoder.decode(encoder.encode(record), asn1Spec=Record())[0]["id"] == at

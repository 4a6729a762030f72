/** Control characters, bidi and other format characters, line ends, lone surrogates, and what shows as nothing. */
export const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

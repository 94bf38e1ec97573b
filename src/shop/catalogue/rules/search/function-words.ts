/** Articles, prepositions, conjunctions and pronouns, folded: they carry no subject. */
const FUNCTION_WORDS = new Set(
  `aber als am an auch auf aus bei beim bis da das dass dem den der des die dies diese diesem diesen dieser dieses durch
  ein eine einem einen einer eines es etwas fur gegen hat ich ihr ihre ihrem ihren ihrer im in ins ist ja kein keine mein
  meine mit nach nicht noch nur ob oder ohne sich sie sind so sowie uber um und uns unser unsere unter vom von vor was wegen
  wenn wer wie wir wird wo zu zum zur zwischen`.split(/\s+/),
)

export const isFunctionWord = (folded: string): boolean => FUNCTION_WORDS.has(folded)

/** Words after which a name says what the thing is for or comes with: "Akku zu RTC 360". */
const COMPLEMENT_WORDS = new Set("fur mit ohne zu zum zur".split(" "))

export const opensComplement = (folded: string): boolean => COMPLEMENT_WORDS.has(folded)

/** After these a text says what something is for or where, or that it is missing. */
const BOUNDS = new Set(
  `ab als an auf aus bei bis durch fur gegen im in inkl kein keine keinen mit nach nicht ohne optional statt uber unter vom von
  vor zu zum zur`.split(/\s+/),
)

export const boundsSubject = (folded: string): boolean => BOUNDS.has(folded)

const LANGUAGES = ["de-CH", "fr-CH", "it-CH", "en"]
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]

const normal = (name: string) => name.normalize("NFC").trim().toLocaleLowerCase("de-CH")

/** Codes by every name that Unicode knows in these languages, lower case. */
function codesByName(): ReadonlyMap<string, string> {
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const codes = pairs.filter((code) => new Intl.Locale(`und-${code}`).region === code) // not UK, which is GB
  return new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" })
      return codes.flatMap((code) => [names.of(code) ?? []].flat().map((name) => [normal(name), code] as const))
    }),
  )
}

let known: ReadonlyMap<string, string> | undefined

/** ISO 3166 alpha-2 of a country as an address names it, by its code or its name in German, French, Italian or English; otherwise undefined. */
export function countryCode(country: string): string | undefined {
  if (/^[A-Z]{2}$/.test(country)) return country
  known ??= codesByName()
  return known.get(normal(country))
}

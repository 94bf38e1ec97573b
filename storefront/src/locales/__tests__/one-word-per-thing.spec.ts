import { describe, expect, it } from "vitest"

const CATALOGUES = import.meta.glob<string>("../de/**/*.json", { query: "?raw", import: "default", eager: true })
const LINES = Object.entries(CATALOGUES).flatMap(([file, text]) =>
  text.split("\n").map((line) => ({ file: file.replace("../de/", ""), line: line.trim() })),
)

/** What has two words in the specification itself, as an account ("Kundenkonto", "Benutzerkonto"), has none here. */
const THINGS: [what: string, word: string, other: RegExp, elsewhere?: RegExp][] = [
  ["what visitors come to", "Event", /\bAnl(a|ä)ss/],
  ["how fast a device measures", "Geschwindigkeit", /\bTempo\b/],
  ["from when until when something is rented", "Zeitraum", /[Tt]ermin\b/, /^(content\/events|frame)\./],
  ["the account that colleagues share", "Firmenkonto", /Firmenkonto/, /^customer\/colleagues\./],
]

describe("One word per thing", () => {
  it.each(THINGS)("%s is '%s' in all catalogues", (_what, word, other, elsewhere) => {
    expect(LINES.some(({ line }) => line.includes(word))).toBe(true)
    expect(LINES.filter(({ file, line }) => other.test(line) && !elsewhere?.test(file))).toEqual([])
  })

  it("and none has an ß", () => {
    expect(LINES.filter(({ line }) => line.includes("ß"))).toEqual([])
  })
})

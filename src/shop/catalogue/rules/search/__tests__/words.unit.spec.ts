import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fold } from "#kernel/words/fold"
import { editsBetween, forgivenEdits } from "../edits"
import { piecesOf, termOf } from "../pieces"

const words = (text: string) => piecesOf(text).map(({ text: word }) => word)

describe("pieces of a text", () => {
  it.each([
    ["words in small letters", "Holzstativ, schwer", ["holzstativ", "schwer"]],
    ["letters and digits of a designation apart", "RTC360", ["rtc", "360"]],
    ["a designation with several changes", "blk360g2", ["blk", "360", "g", "2"]],
    ["words next to a no-break space", "RTC\u00a0360", ["rtc", "360"]],
    ["accents left out", "Prüfmaß à 3 m²", ["prufmass", "a", "3", "m", "2"]],
    ["nothing of signs", " – °/…! ", []],
  ])("are %s", (_case, text, pieces) => expect(words(text)).toEqual(pieces))

  it("know where they stand", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const { text: word, start, end } of piecesOf(text)) expect(fold(text.slice(start, end))).toBe(word)
      }),
    ))
})

describe("a term", () => {
  it.each([
    ["Totalstation", "Totalstationen"],
    ["Stativ", "Stative"],
    ["Akku", "Akkus"],
    ["Zielmarke", "Zielmarken"],
    ["Schulung", "Schulungen"],
    ["Prisma", "Prismen"],
    ["Prisma", "Prismas"],
    ["Rucksack", "Rucksäcke"],
    ["Plan", "Pläne"],
    ["Gerät", "Geräten"],
    ["Gerät", "Gerätes"],
    ["Koffer", "Koffern"],
    ["Batterie", "Batterien"],
    ["Kamera", "Kameras"],
    ["Grundriss", "Grundrisse"],
    ["Messung", "messen"],
    ["aufbereiten", "Aufbereitung"],
    ["Ladegerät", "Ladegeraet"],
    ["Schutzhülle", "SCHUTZHUELLE"],
    ["Aufmaß", "Aufmass"],
  ])("is the same for %s and %s", (one, other) => expect(termOf(fold(one))).toBe(termOf(fold(other))))

  it.each([
    ["Kurs", "Kur"],
    ["Glas", "Gla"],
    ["Stativ", "Station"],
    ["RTC360", "RTC36"],
    ["Messing", "Messung"],
  ])("differs for %s and %s", (one, other) => expect(termOf(fold(one))).not.toBe(termOf(fold(other))))

  it("is the same however its umlauts are written", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöü]{3,20}$/), (word) => {
        const spelled = word.replace(/[äöü]/g, (umlaut) => ({ ä: "ae", ö: "oe", ü: "ue" })[umlaut] ?? "")
        // "aüe" may be read in two ways: a spelled umlaut must not grow together with the letter before or after it.
        fc.pre(!/[aou]e|[aouäöü][eäöü]|[äöü]e/.test(word))
        expect(termOf(fold(spelled))).toBe(termOf(fold(word)))
      }),
    ))
})

describe("typos", () => {
  it.each([
    ["a letter left out", "niveliergerat", "nivelliergerat", 1],
    ["a letter too many", "totalsstation", "totalstation", 1],
    ["another letter", "totalstazion", "totalstation", 1],
    ["two letters swapped", "rct360", "rtc360", 1],
    ["two of them", "tachimetr", "tachymeter", 2],
    ["none", "akku", "akku", 0],
    ["more than are counted", "akku", "prisma", 3],
  ])("are counted: %s", (_case, typed, meant, edits) => expect(editsBetween(typed, meant, 2)).toBe(edits))

  it.each([
    ["a number", "360", 0],
    ["a short word", "blk", 0],
    ["a word", "stativ", 1],
    ["a designation", "blk360g2", 1],
    ["a long word", "laserscanner", 2],
  ])("are forgiven to the length of %s", (_case, term, edits) => expect(forgivenEdits(term)).toBe(edits))

  it("are as many in one direction as in the other", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[abc]{0,8}$/), fc.stringMatching(/^[abc]{0,8}$/), (a, b) => {
        expect(editsBetween(a, b, 8)).toBe(editsBetween(b, a, 8))
        expect(editsBetween(a, b, 8) === 0).toBe(a === b)
      }),
    ))
})

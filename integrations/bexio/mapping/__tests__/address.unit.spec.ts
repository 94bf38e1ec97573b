import { describe, expect, it } from "vitest"
import { party } from "../../../__tests__/sample-document"
import { addressBlock, splitStreet } from "../address"
import { namedText, oneLine, plainText } from "../text"

describe("an address", () => {
  it.each([
    ["Sägestrasse 12a", "Sägestrasse", "12a"],
    ["Sägestrasse 12 a", "Sägestrasse", "12 a"],
    ["Rue de l'Hôpital 7-9", "Rue de l'Hôpital", "7-9"],
    ["Im Feld 3/4b", "Im Feld", "3/4b"],
    ["Strasse des 17. Juni 135", "Strasse des 17. Juni", "135"],
    ["Postfach 12", "Postfach", "12"],
    ["Im Feld", "Im Feld", ""],
    ["12 rue du Lac", "12 rue du Lac", ""],
    ["Hauptstrasse 5, 2. Stock", "Hauptstrasse 5, 2. Stock", ""],
    ["  Weg\t 1 ", "Weg", "1"],
    ["7", "7", ""],
    ["", "", ""],
  ])("%s", (address, street, number) => expect(splitStreet(address)).toEqual({ street, number }))

  it.each([
    ["of a company", party(), "Muster Holzbau AG\nPetra Zimmermann\nSägestrasse 12a\n9000 St. Gallen"],
    ["of a person", party({ company: "" }), "Petra Zimmermann\nSägestrasse 12a\n9000 St. Gallen"],
    [
      "abroad",
      party({ company: "", country: "LI", postalcode: "9490", city: "Vaduz" }),
      "Petra Zimmermann\nSägestrasse 12a\n9490 Vaduz\nLI",
    ],
    [
      "that would write further lines",
      party({ company: "A\nB\r\nC", address: "" }),
      "A B C\nPetra Zimmermann\n9000 St. Gallen",
    ],
  ])("block %s", (_case, someone, block) => expect(addressBlock(someone)).toBe(block))
})

describe("text", () => {
  it.each([
    ["markup", "<script>alert(1)</script>", "<strong>&lt;script&gt;alert(1)&lt;/script&gt;</strong>"],
    ["signs", `A & B "C" 'D'`, "<strong>A &amp; B &quot;C&quot; &#39;D&#39;</strong>"],
    ["line breaks", "RTC\n360\r\n", "<strong>RTC 360</strong>"],
    ["turned writing", "AG\u202egpj.exe", "<strong>AG gpj.exe</strong>"],
    ["right-to-left letters", "شركة 🏗️", "<strong>شركة 🏗️</strong>"],
    ["half a character", "A\ud83dB", "<strong>A B</strong>"],
  ])("shows %s as it is read", (_case, text, html) => expect(namedText([text])).toBe(html))

  it("names first, explains below, and leaves out what is empty", () => {
    expect(namedText(["RTC 360", "", "Miete & mehr"])).toBe("<strong>RTC 360</strong><br />Miete &amp; mehr")
    expect(plainText(["Eins", "", "<Zwei>"])).toBe("Eins<br />&lt;Zwei&gt;")
    expect(oneLine("  viel   Platz ")).toBe("viel Platz")
  })
})

import fc from "fast-check"
import { isQRReferenceValid } from "swissqrbill/utils"
import { describe, expect, it } from "vitest"
import { anyText } from "#platform/pdf/__tests__/any-text"
// The lines of the code that is drawn; the package doesn't export them.
import { generateQRData } from "../../../../../node_modules/swissqrbill/lib/esm/shared/qr-code.js"
import { debtorOf, paymentData, paymentReference } from "../payment-data"
import { aPrintJob } from "./print-jobs"

const lines = (...job: Parameters<typeof aPrintJob>) => generateQRData(paymentData(aPrintJob(...job))).split("\n")

describe("the payment code", () => {
  it("has the 31 lines of the standard", () => {
    expect(lines()).toEqual([
      ...["SPC", "0200", "1", "CH4431999123000889012"],
      ...["S", "Muster Vermessung AG", "Musterstrasse", "1", "9000", "St. Gallen", "CH"],
      ...["", "", "", "", "", "", ""],
      ...["1897.15", "CHF"],
      ...["S", "Holzbau Beispiel AG", "Sägestrasse", "12a", "9000", "St. Gallen", "CH"],
      ...["QRR", "000000000007000000000000425", "Rechnung RE-00042 Webshop W-1042", "EPD"],
    ])
  })

  it.each([
    ["a round sum", "100", "108.10"],
    ["five Rappen", "0.05", "0.05"],
    ["much", "900000", "972900.00"],
  ])("names %s with two decimals", (_case, unit_price, amount) => {
    const [position] = aPrintJob().document.positions
    expect(lines({ positions: [{ ...position, amount: "1", unit_price }] as never })[18]).toBe(amount)
  })

  it("leaves the debtor's seven lines empty where the address has no place", () => {
    const payload = lines({ contact_address: "Holzbau Beispiel AG" })
    expect(payload.slice(20, 27)).toEqual(Array(7).fill(""))
    expect(payload).toHaveLength(31)
  })

  it("stays within the standard whatever names and addresses hold", () => {
    const text = anyText(100)
    fc.assert(
      fc.property(text, text, text, (name, street, city) => {
        const address = [name, street, `9000 ${city}`].map((line) => line.replaceAll("\n", " ")).join("\n")
        const payload = lines({ contact_address: address, title: name })
        expect(payload).toHaveLength(31)
        const [type, debtor = "", streetName = "", , , place = ""] = payload.slice(20, 27)
        expect(type === "S").toBe(debtor !== "" && place !== "")
        expect([debtor.length <= 70, streetName.length <= 70, place.length <= 35]).toEqual([true, true, true])
      }),
      { numRuns: 30 },
    )
  })
})

describe("a reference", () => {
  it("is unique to its invoice, 27 digits and valid", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (contact, invoice) => {
        const reference = paymentReference(contact, invoice)
        expect(reference).toMatch(/^\d{27}$/)
        expect(isQRReferenceValid(reference)).toBe(true)
        expect(Number(reference.slice(12, 26))).toBe(invoice)
      }),
    )
  })
})

describe("who pays", () => {
  it.each([
    [
      "a company with a person",
      "Beispiel AG\nAnna Muster\nAm Rain 3\n8004 Zürich",
      ["Am Rain", "3", "8004", "Zürich", "CH"],
    ],
    ["a street without a number", "Beispiel AG\nPostfach\n8004 Zürich", ["Postfach", "", "8004", "Zürich", "CH"]],
    [
      "abroad",
      "Beispiel GmbH\nHauptstrasse 5\n78462 Konstanz\nDeutschland",
      ["Hauptstrasse", "5", "78462", "Konstanz", "DE"],
    ],
    [
      "a place with the country before it",
      "Beispiel AG\nAm Rain 3\nCH-8004 Zürich",
      ["Am Rain", "3", "8004", "Zürich", "CH"],
    ],
    ["no street", "Beispiel AG\n8004 Zürich", ["", "", "8004", "Zürich", "CH"]],
  ])("is read off %s", (_case, contact_address, [address, buildingNumber, zip, city, country]) => {
    expect(debtorOf(aPrintJob({ contact_address }))).toMatchObject({ address, buildingNumber, zip, city, country })
  })
})

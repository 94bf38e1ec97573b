import { describe, expect, it } from "vitest"
import { bexioOffice } from "../office"

describe("where people see the books", () => {
  it("is bexio's office, by the document's id", () => {
    const office = bexioOffice("https://api.bexio.com")
    expect(office.isSandbox).toBe(false)
    expect(office.document("invoice", { id: "7", number: "RE-00007" })).toBe(
      "https://office.bexio.com/index.php/kb_invoice/show/id/7",
    )
    expect(office.document("order", { id: "8", number: "AU-00008" })).toContain("/kb_order/show/id/8")
    expect(office.contact("9")).toContain("/kontakt/show/id/9")
  })

  it.each(["http://127.0.0.1:4000", "http://localhost:4000", "http://[::1]:4000"])(
    "is the stand-in's list at %s, by the document's number",
    (baseUrl) => {
      const office = bexioOffice(baseUrl)
      expect(office.isSandbox).toBe(true)
      expect(office.document("invoice", { id: "7", number: "RE-00007" })).toBe(`${baseUrl}/__sandbox/#RE-00007`)
      expect(office.contact("9")).toBeNull()
    },
  )

  it("is no stand-in's where only the name begins like one", () =>
    expect(bexioOffice("https://127.0.0.1.example.ch").isSandbox).toBe(false))
})

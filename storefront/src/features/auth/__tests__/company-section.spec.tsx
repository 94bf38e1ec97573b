import { screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it, vi } from "vitest"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import type { Company } from "../company"
import { CompanySection } from "../components/company/company-section"

const ROW = {
  name: "Muster Holzbau AG",
  uid: "CHE-900.100.391",
  uid_raw: "CHE900100391",
  legalSeat: "Appenzell",
  ehraid: 3,
}
const DETAIL = {
  name: "Muster Holzbau AG",
  uid: "CHE-900.100.391",
  legalSeat: "Appenzell",
  address: { street: "Sägemusterweg", houseNumber: "4", swissZipCode: "9050", city: "Appenzell" },
}
const found = (...results: (typeof ROW)[]) => ({ body: { results, too_many: false } })

const chosen = vi.fn<(company: Company | null) => void>()
const Page = () => {
  const [company, setCompany] = useState<Company | null>(null)
  const change = (next: Company | null) => {
    chosen(next)
    setCompany(next)
  }
  return <CompanySection company={company} onChange={change} submitCount={0} />
}
const open = () => renderPage(Page, "/complete-profile")
const searchField = () => screen.getByLabelText("Firma suchen")

describe("the company search", () => {
  it("asks once when typing has stopped, and not for a single character", async () => {
    const calls = stubApi({ "GET /zefix/search/": found(ROW) })
    const { user } = open()
    await user.type(searchField(), "M")
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(calls).toEqual([])
    await user.type(searchField(), "uster H")
    await screen.findByRole("button", { name: /Muster Holzbau AG/ })
    expect(calls.map(({ query }) => query)).toEqual(["?query=Muster+H"])
  })

  it("shows name, number and seat, and a chosen company as a card", async () => {
    stubApi({ "GET /zefix/search/": found(ROW), "GET /zefix/company/CHE900100391/": { body: DETAIL } })
    const { user } = open()
    await user.type(searchField(), "Muster H")
    const row = await screen.findByRole("button", { name: /Muster Holzbau AG/ })
    expect(row.textContent).toContain("CHE-900.100.391 · Appenzell")
    await user.click(row)
    expect(await screen.findByText(/Sägemusterweg 4/)).toBeTruthy()
    expect(chosen).toHaveBeenLastCalledWith({
      name: "Muster Holzbau AG",
      uid: "CHE-900.100.391",
      address: "Sägemusterweg 4",
      postalcode: "9050",
      city: "Appenzell",
    })
  })

  it("lets a registered name be shortened that is too long for an account", async () => {
    const name = `Verein zur Förderung ${"des Holzbaus ".repeat(12)}St. Gallen`
    const row = { ...ROW, name }
    stubApi({ "GET /zefix/search/": found(row), "GET /zefix/company/CHE900100391/": { body: { ...DETAIL, name } } })
    const { user } = open()
    await user.type(searchField(), "Verein")
    await user.click(await screen.findByRole("button", { name: /Verein zur Förderung/ }))
    const field = await screen.findByLabelText<HTMLInputElement>("Firmenname")
    expect(field.value).toBe(name.slice(0, 150).trim())
    expect(screen.getByText(/höchstens 150 Zeichen/)).toBeTruthy()
    await user.clear(field)
    await user.type(field, "Verein Holzbau St. Gallen")
    await user.click(screen.getByRole("button", { name: "Firma übernehmen" }))
    await waitFor(() =>
      expect(chosen).toHaveBeenLastCalledWith({
        name: "Verein Holzbau St. Gallen",
        uid: "CHE-900.100.391",
        address: "Sägemusterweg 4",
        postalcode: "9050",
        city: "Appenzell",
      }),
    )
    expect(screen.queryByLabelText("Firmenname")).toBeNull()
  })

  it("takes what the row says when the detail fails, and asks for the rest of the address", async () => {
    stubApi({ "GET /zefix/search/": found(ROW), "GET /zefix/company/CHE900100391/": { status: 503 } })
    const { user } = open()
    await user.type(searchField(), "Muster H")
    await user.click(await screen.findByRole("button", { name: /Muster Holzbau AG/ }))
    expect(await screen.findByText(/CHE-900\.100\.391/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>("Ort").value).toBe("Appenzell")
    await user.type(screen.getByLabelText("Strasse und Hausnummer"), "Sägemusterweg 4")
    await user.type(screen.getByLabelText("PLZ"), "9050")
    await user.click(screen.getByRole("button", { name: "Firma übernehmen" }))
    await waitFor(() =>
      expect(chosen).toHaveBeenLastCalledWith({
        name: "Muster Holzbau AG",
        uid: "CHE-900.100.391",
        address: "Sägemusterweg 4",
        postalcode: "9050",
        city: "Appenzell",
      }),
    )
  })

  it("offers manual entry when nothing is found", async () => {
    stubApi({ "GET /zefix/search/": found() })
    const { user } = open()
    await user.type(searchField(), "Nirgendwo")
    expect(await screen.findByText("Keine Firma gefunden.")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Firma manuell eingeben" }))
    expect(screen.getByLabelText("Firmenname")).toBeTruthy()
  })

  it("says once that it failed, and can be repeated", async () => {
    let isDown = true
    const calls = stubApi({ "GET /zefix/search/": () => (isDown ? { status: 503 } : found(ROW)) })
    const { user } = open()
    await user.type(searchField(), "Muster H")
    expect(await screen.findAllByText(/Firmensuche fehlgeschlagen\. Bitte versuchen Sie es erneut\./)).toHaveLength(1)
    isDown = false
    await user.click(screen.getByRole("button", { name: "Erneut suchen" }))
    expect(await screen.findByRole("button", { name: /Muster Holzbau AG/ })).toBeTruthy()
    expect(callsTo(calls, "GET /zefix/search/")).toHaveLength(2)
  })

  it("says how long to wait after too many searches", async () => {
    const wait = "Zu viele Versuche. Bitte versuchen Sie es in 30 Sekunden erneut."
    stubApi({ "GET /zefix/search/": { status: 429, body: { non_field_errors: [wait] } } })
    const { user } = open()
    await user.type(searchField(), "Muster H")
    expect(await screen.findByText(new RegExp(wait))).toBeTruthy()
    expect(screen.queryByText(/Firmensuche fehlgeschlagen/)).toBeNull()
    expect(screen.getByRole("button", { name: "Erneut suchen" })).toBeTruthy()
  })
})

describe("manual entry", () => {
  it("forgets what was typed when left for the search", async () => {
    stubApi({})
    const { user } = open()
    await user.click(screen.getByRole("button", { name: "Firma manuell eingeben" }))
    await user.type(screen.getByLabelText("Firmenname"), "Muster")
    await user.click(screen.getByRole("button", { name: "Zurück zur Suche" }))
    await user.click(screen.getByRole("button", { name: "Firma manuell eingeben" }))
    expect(screen.getByLabelText<HTMLInputElement>("Firmenname").value).toBe("")
  })

  it("proposes the town of a postal code and never overwrites one that was typed", async () => {
    stubApi({})
    const { user } = open()
    await user.click(screen.getByRole("button", { name: "Firma manuell eingeben" }))
    const town = () => screen.getByLabelText<HTMLInputElement>("Ort")
    await user.type(screen.getByLabelText("PLZ"), "8005")
    await waitFor(() => expect(town().value).toBe("Zürich"))
    await user.clear(town())
    await user.type(town(), "Zürich West")
    await user.clear(screen.getByLabelText("PLZ"))
    await user.type(screen.getByLabelText("PLZ"), "9000")
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(town().value).toBe("Zürich West")
  })

  it("offers the towns of a postal code that has several", async () => {
    stubApi({})
    const { user, container } = open()
    await user.click(screen.getByRole("button", { name: "Firma manuell eingeben" }))
    await user.type(screen.getByLabelText("PLZ"), "9450")
    await waitFor(() => {
      const towns = [...container.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"))
      expect(towns).toEqual(["Altstätten", "Lüchingen"])
    })
    expect(screen.getByLabelText<HTMLInputElement>("Ort").value).toBe("")
  })
})

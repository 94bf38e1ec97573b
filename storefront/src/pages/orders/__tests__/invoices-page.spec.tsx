import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { session } from "@/lib/session/session"
import { FAILURES } from "@/test/failing-shop"
import { renderPage } from "@/test/render-page"
import { savedFiles } from "@/test/saved-files"
import { callsTo, type Stub, stubApi } from "@/test/stub-api"
import { invoice } from "@/test/wire"
import InvoicesPage from "../invoices-page"

const open = (invoices: object[], extra: Record<string, Stub> = {}) => ({
  calls: stubApi({ "GET /invoices/": { body: invoices }, ...extra }),
  ...renderPage(InvoicesPage, "/invoice"),
})

beforeEach(() => session.signIn("t1"))
afterEach(() => vi.restoreAllMocks())

const PDF = "GET /invoice/21/pdf"

describe("the invoices", () => {
  it("show number, day, positions, what is to be paid and until when", async () => {
    open([invoice])
    const card = await screen.findByRole("article", { name: "Rechnung RE-00021 vom 02.12.26" })
    expect(card.textContent).toContain("zahlbar bis 1.1.2027")
    expect(within(card).getByRole("link", { name: "Bestellung W-1042" }).getAttribute("href")).toBe("/orders/order-1")
    await within(card).findByText(/BLK 360 G2/)
    expect(
      within(card)
        .getAllByRole("row")
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ["Produkt", "Menge", "Preis", "Total"],
      ["BLK 360 G2Miete 07.12.2026 – 16.12.2026", "9 Tage", "CHF\u00a0180.00", "CHF\u00a01’620.00"],
      ["Total exkl. MwSt.", "CHF\u00a01’896.00"],
      ["MwSt.", "CHF\u00a0153.58"],
      ["Rundung", "CHF\u00a00.02"],
      ["Total inkl. MwSt.", "CHF\u00a02’049.60"],
    ])
  })

  it("show the total alone as long as the accounts haven't told the sums", async () => {
    open([{ ...invoice, total_net: null, total_vat: null, rounding: null }])
    expect(await screen.findByText("Total inkl. MwSt.")).toBeTruthy()
    expect(screen.queryByText("MwSt.")).toBeNull()
  })

  it.each([
    ["open", "Offen"],
    ["partial", "Teilweise bezahlt"],
    ["paid", "Bezahlt"],
    ["cancelled", "Storniert"],
  ])("that are %s say '%s'", async (state, badge) => {
    open([{ ...invoice, state }])
    expect(await screen.findByText(badge)).toBeTruthy()
  })

  it("keep their PDF once they are cancelled, and have no day to pay", async () => {
    open([{ ...invoice, state: "cancelled" }])
    await screen.findByText("Storniert")
    expect(screen.getByRole("button", { name: /PDF/ })).toBeTruthy()
    expect(screen.queryByText(/zahlbar/)).toBeNull()
  })

  it("that belong to no order of the shop are shown without one", async () => {
    open([{ ...invoice, order: null, shop_number: null }])
    await screen.findByRole("article")
    expect(screen.queryByRole("link", { name: /^Bestellung W/ })).toBeNull()
  })

  it("are none at first", async () => {
    open([])
    expect(await screen.findByText("Keine Rechnungen gefunden")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Zu den Bestellungen" }).getAttribute("href")).toBe("/orders")
  })

  it.each(FAILURES)("can be asked for again when the shop %s", async (_how, stub) => {
    let answer: Stub = stub
    const { user } = open([], {
      "GET /invoices/": (request) => {
        if (answer === "lost") throw new TypeError("Failed to fetch")
        return typeof answer === "function" ? answer(request) : answer
      },
    })
    expect(await screen.findByText("Die Rechnungen konnten nicht geladen werden.")).toBeTruthy()
    answer = { body: [invoice] }
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }))
    expect(await screen.findByRole("article")).toBeTruthy()
  })
})

describe("the PDF of an invoice", () => {
  const button = () => screen.findByRole("button", { name: "PDF herunterladen: RE-00021" })

  it.each([
    [
      "the server's name",
      { "content-disposition": 'attachment; filename="Rechnung_RE-00021.pdf"' },
      "Rechnung_RE-00021.pdf",
    ],
    ["'invoice.pdf' without one", undefined, "invoice.pdf"],
  ])("is saved under %s", async (_what, headers, name) => {
    const saved = savedFiles()
    const { user, calls } = open([invoice], { [PDF]: { text: "%PDF-", headers } })
    await user.click(await button())
    await waitFor(() => expect(saved.names).toEqual([name]))
    expect(callsTo(calls, PDF)[0].authorization).toBe("Token t1")
  })

  it.each<[string, Stub]>([
    ["the ERP is down", { status: 503, body: { non_field_errors: ["Das Dokument ist im Moment nicht abrufbar."] } }],
    ["the connection breaks", "lost"],
  ])("that doesn't come because %s is logged alone, and can be tried again", async (_why, stub) => {
    const log = vi.spyOn(console, "warn").mockReturnValue()
    const { user, container } = open([invoice], { [PDF]: stub })
    await button()
    const before = container.textContent
    await user.click(await button())
    await waitFor(() => expect(log).toHaveBeenCalledOnce())
    await waitFor(async () => expect((await button()).getAttribute("aria-busy")).toBeNull())
    expect(container.textContent).toBe(before)
  })

  it("that is refused says why", async () => {
    vi.spyOn(console, "warn").mockReturnValue()
    const { user } = open([invoice], { [PDF]: { status: 404, body: { non_field_errors: ["Nicht gefunden."] } } })
    await user.click(await button())
    expect(await screen.findByText("Nicht gefunden.")).toBeTruthy()
  })
})

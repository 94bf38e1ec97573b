import { screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { session } from "@/lib/session/session"
import { LOST } from "@/test/failing-shop"
import { renderPage } from "@/test/render-page"
import { savedFiles } from "@/test/saved-files"
import { callsTo, type Stub, stubApi } from "@/test/stub-api"
import { order } from "@/test/wire"
import OrderPage from "../order-page"

const handedOver = {
  id: "rprot-1",
  item: "item-rental",
  kind: "hand_over",
  day: "2026-12-07",
  display_name: "RTC 360",
} as const
const invoiced = { ...order, bexio_invoice_id: "RE-00021", protocols: [handedOver] }
const open = (shown: object, extra: Record<string, Stub> = {}) => ({
  calls: stubApi({ "GET /orders/order-1/": { body: shown }, ...extra }),
  ...renderPage(OrderPage, "/orders/order-1", "/orders/:id"),
})

beforeEach(() => session.signIn("t1"))
afterEach(() => vi.restoreAllMocks())

const DOCUMENTS = [
  ["Auftragsbestätigung", "confirmation-pdf", "Auftragsbestaetigung_order-1.pdf"],
  ["Rechnung", "invoice-pdf", "Rechnung_order-1.pdf"],
  ["Übergabeprotokoll RTC 360, 7.12.2026", "protocols/rprot-1/pdf", "Uebergabeprotokoll_order-1.pdf"],
] as const

describe("the documents of an order", () => {
  it.each([
    ["nothing", { ...order, bexio_order_id: null }, []],
    ["the confirmation", order, ["Auftragsbestätigung PDF"]],
    ["all of them", invoiced, ["Auftragsbestätigung PDF", "Rechnung PDF", "Übergabeprotokoll RTC 360, 7.12.2026 PDF"]],
  ])("are %s, as the ERP has numbers", async (_what, shown, names) => {
    open(shown)
    const documents = await screen.findByRole("region", { name: "Dokumente" })
    const buttons = [...documents.querySelectorAll("button")].map((button) => button.textContent)
    expect(buttons).toEqual(names.map((name) => name.replace(" PDF", "PDF")))
    expect(screen.queryByText("Noch keine Dokumente verfügbar") !== null).toBe(names.length === 0)
  })

  it.each([
    ["before the hand-over", order, ["Rechnung", "Übergabeprotokoll", "Rückgabeprotokoll"]],
    ["without the accounts", { ...order, bexio_order_id: null }, ["Auftragsbestätigung", "Rechnung"]],
    ["with all of it", { ...invoiced, rentalitems: [] }, []],
  ])("say what is still to come %s, and when", async (_when, shown, names) => {
    open(shown)
    const documents = await screen.findByRole("region", { name: "Dokumente" })
    const rows = [...documents.querySelectorAll("li")].filter((row) => !row.querySelector("button"))
    expect(rows.map((row) => row.querySelector("span")?.textContent)).toEqual(expect.arrayContaining([...names]))
    expect(rows.every((row) => row.querySelector("small")?.textContent)).toBe(true)
    expect(rows.length > 0).toBe(names.length > 0)
  })

  it.each(DOCUMENTS)("%s is fetched with the login and saved", async (name, path, file) => {
    const saved = savedFiles()
    const call = `GET /orders/order-1/${path}`
    const { user, calls } = open(invoiced, { [call]: { text: "%PDF-" } })
    await user.click(await screen.findByRole("button", { name: `${name} PDF` }))
    await waitFor(() => expect(saved.names).toEqual([file]))
    expect(callsTo(calls, call).map(({ authorization }) => authorization)).toEqual(["Token t1"])
  })

  it.each(DOCUMENTS)("%s is fetched once by a double click, and can be fetched again", async (name, path) => {
    const saved = savedFiles()
    let answer = (_: { text: string }) => {}
    const call = `GET /orders/order-1/${path}`
    const { user, calls } = open(invoiced, { [call]: () => new Promise((resolve) => (answer = resolve)) })
    const button = await screen.findByRole("button", { name: `${name} PDF` })
    await user.dblClick(button)
    expect(button.getAttribute("aria-busy")).toBe("true")
    expect(callsTo(calls, call)).toHaveLength(1)
    answer({ text: "%PDF-" })
    await waitFor(() => expect(saved.names).toHaveLength(1))
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull())
    await user.click(button)
    expect(callsTo(calls, call)).toHaveLength(2)
  })

  const failures: [string, Stub][] = [LOST[0], LOST[1], ["is not ready", { status: 404 }]]
  it.each(DOCUMENTS.flatMap(([name, path]) => failures.map(([how, stub]) => [name, how, path, stub] as const)))(
    "%s alerts when the shop %s, and stays to be tried again",
    async (name, _how, path, stub) => {
      const alert = vi.fn()
      vi.stubGlobal("alert", alert)
      const { user } = open(invoiced, { [`GET /orders/order-1/${path}`]: stub })
      const button = await screen.findByRole("button", { name: `${name} PDF` })
      await user.click(button)
      await waitFor(() =>
        expect(alert).toHaveBeenCalledWith(expect.stringMatching(/^Fehler beim Herunterladen de[rs] /)),
      )
      await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull())
    },
  )
})

import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import type { WaitListEntryWire } from "#shop/wait-list/wire/wait-list"
import { tracked } from "@/test/commerce"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import WaitListPage from "../wait-list-page"

const entry: WaitListEntryWire = {
  state: "waiting",
  product: { id: "prod_rtc", name: "RTC 360", get_absolute_url: "/mieten/rtc-360/" },
  delivery: "Abholung",
  delivery_id: "pickup",
  rentalstartdate: "2026-12-08",
  rentalenddate: "2026-12-10",
  flex_days: 2,
  offer: null,
}
const offered: WaitListEntryWire = {
  ...entry,
  state: "offered",
  offer: {
    rentalstartdate: "2026-12-09",
    rentalenddate: "2026-12-11",
    ends_at: "2026-12-02T13:30:00.000Z",
    period_price: "870.00",
  },
}
const ROUTE = "/warteliste/:step"
const open = (step: string, stubs: Parameters<typeof stubApi>[0]) => {
  const calls = stubApi(stubs)
  return { calls, ...renderPage(WaitListPage, `/warteliste/${step}?token=wait_1.x`, ROUTE) }
}
const changes = (calls: { call: string }[]) => calls.filter(({ call }) => !call.startsWith("GET"))

describe("the pages that the wait list's mails lead to", () => {
  it.each([
    ["bestaetigen", { ...entry, state: "unconfirmed" as const }, "Ja, bitte benachrichtigen"],
    ["angebot", offered, "In den Warenkorb"],
    ["beenden", entry, "Nicht mehr warten"],
    ["beenden", offered, "Angebot freigeben"],
  ])("/warteliste/%s shows what it is about and changes nothing by being opened", async (step, body, button) => {
    const { calls } = open(step, { "GET /wait-list/": { body } })
    expect(await screen.findByRole("button", { name: button })).toBeTruthy()
    expect(document.body.textContent).toContain("RTC 360")
    expect(changes(calls)).toEqual([])
  })

  it("confirms when asked to, and says what the shop then says", async () => {
    let state: WaitListEntryWire["state"] = "unconfirmed"
    const { calls, user } = open("bestaetigen", {
      "GET /wait-list/": () => ({ body: { ...entry, state } }),
      "POST /wait-list/confirm/": () => {
        state = "waiting"
        return { body: {} }
      },
    })
    await user.click(await screen.findByRole("button", { name: "Ja, bitte benachrichtigen" }))
    expect(await screen.findByRole("heading", { name: "Sie stehen auf der Warteliste" })).toBeTruthy()
    expect(callsTo(calls, "POST /wait-list/confirm/").map(({ body }) => body)).toEqual([{ token: "wait_1.x" }])
  })

  it("names days, price and end of an offer", async () => {
    open("angebot", { "GET /wait-list/": { body: offered } })
    expect(await screen.findByRole("heading", { name: "Das Gerät ist für Sie frei" })).toBeTruthy()
    for (const text of ["Mi 9.12. bis Fr 11.12.2026", "CHF\u00a0870 exkl. MwSt.", "Mi\u00a02.12.2026, 14:30"])
      expect(document.body.textContent).toContain(text)
  })

  it("tracks what is taken of an offer, with its price", async () => {
    window.dataLayer = []
    const { user, address } = open("angebot", {
      "GET /wait-list/": { body: offered },
      "POST /wait-list/take/": { body: { item: "line", quantity: 1, total_quantity: 1 } },
    })
    await user.click(await screen.findByRole("button", { name: "In den Warenkorb" }))
    await waitFor(() => expect(address()).toBe("/cart"))
    expect(tracked("add_to_cart")).toMatchObject([
      { ecommerce: { currency: "CHF", value: 870, items: [{ item_id: "prod_rtc", item_category: "rental" }] } },
    ])
  })

  it("says that an offer has run out meanwhile", async () => {
    let state: WaitListEntryWire["state"] = "offered"
    const { user } = open("angebot", {
      "GET /wait-list/": () => ({ body: { ...offered, state } }),
      "POST /wait-list/take/": () => {
        state = "expired"
        return { status: 409, body: { non_field_errors: ["Dieses Angebot gilt nicht mehr."] } }
      },
    })
    await user.click(await screen.findByRole("button", { name: "In den Warenkorb" }))
    expect(await screen.findByRole("heading", { name: "Das Angebot ist abgelaufen" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "In den Warenkorb" })).toBeNull()
  })

  it.each([
    ["waits, the days that were wished", entry, "?from=2026-12-08&to=2026-12-10&delivery=pickup"],
    [
      "let an offer run out, its days",
      { ...offered, state: "expired" },
      "?from=2026-12-09&to=2026-12-11&delivery=pickup",
    ],
    ["has ordered, none", { ...offered, state: "taken" }, ""],
  ])("gives the device's page, for who %s", async (_case, body, query) => {
    open("angebot", { "GET /wait-list/": { body } })
    const way = await screen.findByRole("link", { name: "RTC 360 ansehen" })
    expect(way.getAttribute("href")).toBe(`/mieten/rtc-360/${query}`)
  })

  it("says that there is no such entry", async () => {
    open("angebot", { "GET /wait-list/": { status: 404, body: { non_field_errors: ["Nicht gefunden."] } } })
    expect((await screen.findByRole("alert")).textContent).toMatch(/gibt es nicht mehr/)
  })

  it("says the same of a link without its token, and asks nothing", async () => {
    const calls = stubApi({})
    renderPage(WaitListPage, "/warteliste/angebot", ROUTE)
    expect((await screen.findByRole("alert")).textContent).toMatch(/gibt es nicht mehr/)
    expect(calls).toEqual([])
  })
})

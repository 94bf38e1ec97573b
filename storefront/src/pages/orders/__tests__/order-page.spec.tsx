import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { tracked } from "@/test/commerce"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { order, orderItem } from "@/test/wire"
import OrderPage from "../order-page"

const CART = "cart-token-of-this-browser"
const open = (shown: object, extra: Parameters<typeof stubApi>[0] = {}) => {
  const calls = stubApi({ "GET /orders/order-1/": { body: shown }, ...extra })
  return { calls, ...renderPage(OrderPage, "/orders/order-1", "/orders/:id") }
}

beforeEach(() => {
  session.signIn("t1")
  session.adoptCart(CART)
  window.dataLayer = []
})

describe("the order page", () => {
  it("groups packages under Kauf and plugins under Software & Services", async () => {
    open({
      ...order,
      packageitems: [orderItem("p", "RTC 360, Set")],
      pluginitems: [orderItem("q", "Plugin Fassade")],
      educationitems: [orderItem("r", "Grundkurs")],
      productaddonitems: [orderItem("s", "Zweiter Akku")],
    })
    await screen.findByRole("heading", { level: 1, name: "Bestellung W-1042 vom 2.12.2026" })
    const groups = ["Miete", "Kauf", "Zubehör", "Software & Services", "Schulung", "Zusätze"]
    expect(
      groups.map((name) => within(screen.getByRole("region", { name })).getByRole("heading", { level: 3 }).textContent),
    ).toEqual(["BLK 360 G2", "RTC 360, Set", "Zielmarken-Set", "Plugin Fassade", "Grundkurs", "Zweiter Akku"])
  })

  it("prints the country of an address abroad", async () => {
    open(order)
    expect(await screen.findByText("Liechtenstein")).toBeTruthy()
    expect(screen.queryByText("Schweiz")).toBeNull()
  })

  it("offers nothing again that is only had with something else", async () => {
    open({ ...order, productaddonitems: [{ ...orderItem("item-check", "Geräteprüfung"), demanded_by: "item-rental" }] })
    expect(await screen.findByRole("heading", { level: 3, name: "Geräteprüfung" })).toBeTruthy()
    const again = screen.getAllByRole("button", { name: /^Erneut kaufen/ })
    expect(again.map((button) => button.getAttribute("aria-label"))).toEqual(["Erneut kaufen: Zielmarken-Set"])
  })

  it("shows period, delivery and service of a rental with their prices", async () => {
    open(order)
    expect((await screen.findByText(/^Mo 7\.12\. bis Mi 16\.12\.2026,/)).textContent).toBe(
      "Mo\u00a07.12. bis Mi\u00a016.12.2026, 9 Miettage",
    )
    expect(screen.getByText("Express-Lieferung, CHF 45.00")).toBeTruthy()
    expect(await screen.findByText("Einführung am Gerät, CHF 90.00")).toBeTruthy()
  })

  it("shows what of a line was sent when and with whom, and the parcel's way", async () => {
    const [targets] = order.accessoryitems
    const parcel = {
      id: "d1",
      day: "2026-12-03",
      tracking_number: "123456",
      items: [{ item: targets.id, quantity: 1 }],
    }
    open({
      ...order,
      dispatches: [
        { ...parcel, carrier: "post", tracking_url: "https://www.post.ch/x" },
        { ...parcel, id: "d2", carrier: "hand", tracking_url: null, items: [{ item: targets.id, quantity: 2 }] },
      ],
    })
    const group = await screen.findByRole("region", { name: "Zubehör" })
    expect(within(group).getByText(/^Versendet am Do 3\.12\.2026, Schweizerische Post\./)).toBeTruthy()
    expect(within(group).getByText(/^2 Stück am Do 3\.12\.2026 persönlich übergeben\./)).toBeTruthy()
    const links = within(group).getAllByRole("link", { name: "Sendung verfolgen" })
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["https://www.post.ch/x"])
    expect(within(screen.getByRole("region", { name: "Miete" })).queryByText(/ersendet am/)).toBeNull()
  })

  it("names a free delivery without a price", async () => {
    const [rental] = order.rentalitems
    open({
      ...order,
      rentalitems: [{ ...rental, delivery: { id: "d", name: "Abholung", description: "", price: "0.00" } }],
    })
    expect(await screen.findByText("Abholung")).toBeTruthy()
  })

  it("shows the sums at the rate it was ordered with, the reference and both numbers", async () => {
    open(order)
    await screen.findByText("Gesamtbetrag")
    expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "ZwischensummeCHF\u00a01’886.00",
      "VersandkostenCHF\u00a010.00",
      "MwSt. (7.7%)CHF\u00a0153.58",
      "GesamtbetragCHF\u00a02’049.58",
    ])
    expect(screen.getByText("BV-2026-118")).toBeTruthy()
    expect(screen.getByText("W-1042")).toBeTruthy()
  })

  it("leads to the version of the terms that was accepted", async () => {
    open({ ...order, terms_version: "1.1 (neu)" })
    const link = await screen.findByRole("link", { name: "Fassung 1.1 (neu)" })
    expect(link.getAttribute("href")).toBe("/agb/fassung/1.1%20(neu)")
  })

  it("names no terms where nobody accepted any", async () => {
    open({ ...order, terms_version: null })
    await screen.findByText("W-1042")
    expect(screen.queryByText("Akzeptierte AGB")).toBeNull()
  })

  it("leaves out shipping costs of zero", async () => {
    open({ ...order, shipping_cost: "0.00" })
    await screen.findByText("Gesamtbetrag")
    expect(screen.queryByText("Versandkosten")).toBeNull()
  })
})

describe("ordering again", () => {
  it("a rental opens its product", async () => {
    open(order)
    const link = await screen.findByRole("link", { name: "Erneut mieten: BLK 360 G2" })
    expect(link.getAttribute("href")).toBe("/mieten/blk-360-g2/")
  })

  it("anything else goes into the cart, which opens", async () => {
    const { calls, user, address } = open(order, {
      "POST /cart/accessory/prod-targets/": { body: { item: "x", quantity: 2, total_quantity: 2 } },
    })
    await user.click(await screen.findByRole("button", { name: "Erneut kaufen: Zielmarken-Set" }))
    await waitFor(() => expect(address()).toBe("/cart"))
    expect(callsTo(calls, "POST /cart/accessory/prod-targets/")[0]?.body).toMatchObject({ cart: CART, quantity: 2 })
    expect(tracked("add_to_cart")).toMatchObject([
      { ecommerce: { currency: "CHF", value: 96, items: [{ item_id: "prod-targets", price: 48, quantity: 2 }] } },
    ])
  })

  it("shows why it is refused", async () => {
    const { user, address } = open(order, {
      "POST /cart/accessory/prod-targets/": { status: 400, body: { non_field_errors: ["Produkt nicht lieferbar."] } },
    })
    await user.click(await screen.findByRole("button", { name: "Erneut kaufen: Zielmarken-Set" }))
    expect(await screen.findByText("Produkt nicht lieferbar.")).toBeTruthy()
    expect(address()).toBe("/orders/order-1")
  })

  it("asks for the cart again where the answer is lost: it may be in it", async () => {
    const { user, queries, address } = open(order, { "POST /cart/accessory/prod-targets/": "lost" })
    queries.setQueryData(["cart-count", CART], { total_quantity: 0 })
    await user.click(await screen.findByRole("button", { name: "Erneut kaufen: Zielmarken-Set" }))
    await waitFor(() => expect(queries.getQueryState(["cart-count", CART])?.isInvalidated).toBe(true))
    expect(address()).toBe("/orders/order-1")
  })
})

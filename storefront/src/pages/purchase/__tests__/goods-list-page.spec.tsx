import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { Toasts } from "@/components/toasts"
import { session } from "@/lib/session/session"
import { tracked } from "@/test/commerce"
import { accessory, software } from "@/test/goods"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import GoodsListPage from "../goods-list-page"

const ALL = "GET /products/search/accessory/all"
const OF_RTC = "GET /products/search/accessory/rtc-360"
const ADD = "POST /cart/accessory/prod_tripod/"
const ADDED = { body: { item: "line", quantity: 1, total_quantity: 4 } }

const Page = () => (
  <>
    <GoodsListPage />
    <Toasts />
  </>
)
const open = (stubs: Parameters<typeof stubApi>[0], address = "/kaufen/zubehoer") => {
  const calls = stubApi(stubs)
  return { calls, ...renderPage(Page, address, "/kaufen/zubehoer") }
}
const quickAdd = () => screen.findByRole("button", { name: "Carbon-Stativ in den Warenkorb" })

beforeEach(() => session.adoptCart("cart-token-of-this-browser"))

describe("the list of accessories", () => {
  it("shows each with its price, its page and a cart button", async () => {
    open({ [ALL]: { body: [accessory] } })
    const card = (await screen.findByText("Carbon-Stativ")).closest("li") as HTMLElement
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Zubehör")
    expect(within(card).getByRole("link").getAttribute("href")).toBe("/kaufen/zubehoer/carbon-stativ/")
    expect(card.textContent).toContain("CHF\u00a0690")
    expect(screen.getByText("1 Artikel")).toBeTruthy()
  })

  it("has the six filters of the specification", async () => {
    open({ [ALL]: { body: [accessory] } })
    const filters = within(await screen.findByRole("group", { name: "Gerät" })).getAllByRole("button")
    expect(filters.map(({ textContent }) => textContent)).toEqual([
      "Alle",
      "BLK 2 GO",
      "BLK 360 G2",
      "BLK 3D",
      "RTC 360",
      "iCON",
    ])
  })

  it("loads the chosen filter, which the address keeps, and everything again with 'Alle'", async () => {
    const { calls, user, address } = open({ [ALL]: { body: [accessory] }, [OF_RTC]: { body: [] } })
    await user.click(await screen.findByRole("button", { name: "RTC 360" }))
    expect(address()).toBe("/kaufen/zubehoer?filter=rtc-360")
    expect(screen.getByRole("button", { name: "RTC 360" }).getAttribute("aria-pressed")).toBe("true")
    expect(await screen.findByText("Für dieses Gerät führen wir zurzeit kein Zubehör.")).toBeTruthy()
    expect(callsTo(calls, OF_RTC)).not.toHaveLength(0)
    await user.click(screen.getByRole("button", { name: "Alle anzeigen" }))
    expect(address()).toBe("/kaufen/zubehoer")
    expect(await screen.findByText("Carbon-Stativ")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: "Artikel" }))
  })

  it("shows everything for a filter that there is not", async () => {
    open({ [ALL]: { body: [accessory] } }, "/kaufen/zubehoer?filter=blk-4000")
    expect(await screen.findByText("Carbon-Stativ")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Alle" }).getAttribute("aria-pressed")).toBe("true")
  })

  it("announces a filter that could not be loaded", async () => {
    const { user } = open({ [ALL]: { body: [accessory] }, [OF_RTC]: { status: 500 } })
    await user.click(await screen.findByRole("button", { name: "RTC 360" }))
    expect(await screen.findByText("Etwas ist schiefgelaufen. Bitte versuchen Sie es nochmals.")).toBeTruthy()
  })

  it("shows an inactive product without a button", async () => {
    open({ [ALL]: { body: [{ ...accessory, product_is_inactive: true }] } })
    expect(await screen.findByText("Produkt nicht lieferbar.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: /in den Warenkorb/ })).toBeNull()
  })
})

it("shows what only comes along with something else without a button", async () => {
  open({ [ALL]: { body: [{ ...accessory, mandatory: true }] } })
  expect(await screen.findByText("Carbon-Stativ")).toBeTruthy()
  expect(screen.queryByRole("button", { name: /in den Warenkorb/ })).toBeNull()
})

describe("the cart button of a tile", () => {
  it("adds one piece and says so", async () => {
    window.dataLayer = []
    const { calls, user } = open({ [ALL]: { body: [accessory] }, [ADD]: ADDED })
    await user.click(await quickAdd())
    expect(await screen.findByText(/Carbon-Stativ liegt im Warenkorb\./)).toBeTruthy()
    expect(callsTo(calls, ADD).map(({ body }) => body)).toEqual([
      expect.objectContaining({ cart: "cart-token-of-this-browser", product: "prod_tripod", quantity: 1 }),
    ])
    const item = {
      item_id: "prod_tripod",
      item_name: "Carbon-Stativ",
      item_category: "accessory",
      price: 690,
      quantity: 1,
    }
    expect(tracked("add_to_cart")).toEqual([
      { event: "add_to_cart", ecommerce: { currency: "CHF", value: 690, items: [item] } },
    ])
    expect(tracked("view_item_list")).toContainEqual({
      event: "view_item_list",
      ecommerce: { currency: "CHF", item_list_id: "accessory", items: [item] },
    })
  })

  it("adds once by a double click, and works again afterwards", async () => {
    const { calls, user } = open({ [ALL]: { body: [accessory] }, [ADD]: ADDED })
    await user.dblClick(await quickAdd())
    await screen.findByText(/liegt im Warenkorb/)
    expect(callsTo(calls, ADD)).toHaveLength(1)
    await user.click(await quickAdd())
    await waitFor(() => expect(callsTo(calls, ADD)).toHaveLength(2))
  })

  it("is busy until the shop has answered", async () => {
    let answer = () => {}
    const late = new Promise<typeof ADDED>((resolve) => {
      answer = () => resolve(ADDED)
    })
    const { user } = open({ [ALL]: { body: [accessory] }, [ADD]: () => late })
    const button = await quickAdd()
    await user.click(button)
    expect(button.getAttribute("aria-busy")).toBe("true")
    answer()
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull())
  })

  it("shows why the shop refused", async () => {
    const { user } = open({
      [ALL]: { body: [accessory] },
      [ADD]: { status: 400, body: { non_field_errors: ["Produkt nicht lieferbar."] } },
    })
    await user.click(await quickAdd())
    expect(await screen.findByText("Produkt nicht lieferbar.")).toBeTruthy()
  })

  it("comes back silently when the shop can't be reached", async () => {
    const { user } = open({ [ALL]: { body: [accessory] }, [ADD]: "lost" })
    const button = await quickAdd()
    window.dataLayer = []
    await user.click(button)
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull())
    expect(button.closest("li")?.querySelector(".err")).toBeNull()
    expect(window.dataLayer).toEqual([])
  })
})

it("the list of software & services has the same filters and adds with its own category", async () => {
  const calls = stubApi({
    "GET /products/search/software-service/all": { body: [software] },
    "POST /cart/software-service/prod_register/": ADDED,
  })
  const { user } = renderPage(GoodsListPage, "/kaufen/software-service")
  expect(await screen.findByRole("heading", { level: 1, name: "Software & Services" })).toBeTruthy()
  await user.click(await screen.findByRole("button", { name: "Cyclone REGISTER 360 PLUS in den Warenkorb" }))
  await waitFor(() => expect(callsTo(calls, "POST /cart/software-service/prod_register/")).toHaveLength(1))
})

import { act, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { tracked } from "@/test/commerce"
import { purchaseProduct } from "@/test/purchase-product"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import PurchaseProductPage from "../purchase-product-page"

type Stubs = Parameters<typeof stubApi>[0]

const PRODUCT = "GET /products/purchase/rtc-360"
const ADD = "POST /cart/purchase/prod_rtc_sale/"
const ADD_PACKAGE = "POST /cart/package/variant_office/"
const ADDED = { body: { item: "line", quantity: 1, total_quantity: 1 } }

async function open(stubs: Stubs = {}, product: object = purchaseProduct, address = "/kaufen/rtc-360/") {
  const calls = stubApi({ [PRODUCT]: { body: product }, ...stubs })
  const page = renderPage(PurchaseProductPage, address, "/kaufen/:productSlug")
  await screen.findByRole("heading", { level: 1 })
  return { calls, ...page }
}

const EXPECTED = /^Lieferung voraussichtlich/
const addButton = () => screen.getByRole("button", { name: "In den Warenkorb" })
const bar = () => addButton().closest<HTMLElement>(".buy")!
const priceIn = (element: HTMLElement) => element.querySelector("b")?.textContent?.replaceAll("\u00a0", " ")

/** Texts of staff that can be seen: the other packages' are in the page, but hidden. */
const shown = (text: string) =>
  screen.queryAllByText(text, { selector: ".rich, .rich *" }).filter((element) => !element.closest("[hidden]"))

describe("the page of a product for sale", () => {
  it("says what it costs, whether it is there and when it comes", async () => {
    await open()
    expect(priceIn(bar())).toBe("CHF 62’560")
    expect(within(bar()).getByText("exkl. MwSt. inkl. Lieferung")).toBeTruthy()
    expect(screen.getByText("An Lager")).toBeTruthy()
    expect(screen.getByText(/Lieferung sofern vorrätig: 3-5 Arbeitstage/)).toBeTruthy()
    expect(screen.getByText(EXPECTED).textContent?.replaceAll("\u00a0", " ")).toBe(
      "Lieferung voraussichtlich Mo 7.12. bis Mi 9.12., wenn Sie bis Mi 2.12., 16:00 Uhr bestellen",
    )
    expect(document.title).toBe("RTC 360 kaufen | Muster Vermessung AG")
  })

  it("names what comes along next to the button, with its price", async () => {
    await open()
    expect(bar().textContent?.replaceAll("\u00a0", " ")).toContain("Geräteprüfung mit Protokoll, CHF 60")
  })

  it("leads to the same device for rent, to software and to the phone", async () => {
    await open()
    expect(screen.getByRole("link", { name: /Mieten, ab CHF\s290/ }).getAttribute("href")).toBe("/mieten/rtc-360/")
    expect(screen.getByRole("link", { name: /Cyclone/ }).getAttribute("href")).toBe(
      "/kaufen/software-service/register-360/",
    )
    expect(screen.getByRole("link", { name: "Wir helfen gerne" }).getAttribute("href")).toBe("tel:+41710000000")
  })

  it("offers downloads with kind and size", async () => {
    await open()
    const link = screen.getByRole("link", { name: /Kurzanleitung/ })
    expect(link.getAttribute("href")).toBe("/media/documents/kurzanleitung.pdf")
    expect(link.textContent?.replaceAll("\u00a0", " ")).toContain("PDF, 152 KB")
  })

  it("shows nothing of what a product hasn't", async () => {
    const { get_document: _, ...bare } = purchaseProduct
    await open({}, { ...bare, accessoryitems: [], softwareserviceitems: [], packages: [], counterpart: undefined })
    expect(screen.queryAllByRole("radio")).toEqual([])
    for (const name of ["Passendes Zubehör", "Software & Services", "Downloads", "Beispieldaten", "Paket"])
      expect(screen.queryByRole("heading", { name })).toBeNull()
  })

  it("shows an inactive product without the means to order it", async () => {
    await open({}, { ...purchaseProduct, product_is_inactive: true, accessoryitems: [] })
    expect(screen.getByText("Produkt nicht lieferbar.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: /Warenkorb/ })).toBeNull()
    expect(screen.getByRole("radio", { name: /Basispaket/ })).toBeTruthy()
  })

  it("says that a product doesn't exist", async () => {
    await open({ [PRODUCT]: { status: 404 } })
    expect(screen.getByRole("heading", { name: "Seite nicht gefunden" })).toBeTruthy()
  })

  it("keeps its spinner when the product can't be loaded and offers another try after ten seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = stubApi({ [PRODUCT]: { status: 500 } })
    const { user } = renderPage(PurchaseProductPage, "/kaufen/rtc-360/", "/kaufen/:productSlug")
    act(() => vi.advanceTimersByTime(10_000))
    const before = callsTo(calls, PRODUCT).length
    await user.click(screen.getByRole("button", { name: "Erneut versuchen" }))
    expect(callsTo(calls, PRODUCT).length).toBeGreaterThan(before)
    vi.useRealTimers()
  })
})

describe("its packages", () => {
  it("begin with the base package", async () => {
    await open()
    const names = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.querySelector(".n")?.textContent)
    expect(names).toEqual(["Basispaket", "Paket Büro", "Paket Nackt"])
    expect(screen.getByRole("radio", { name: /Basispaket/, checked: true }).getAttribute("value")).toBe("-1")
  })

  it("switch price, description, scope of delivery and availability", async () => {
    const { user } = await open()
    expect(shown("Jahreslizenz")).toEqual([])
    await user.click(screen.getByRole("radio", { name: /Paket Büro/ }))
    expect(priceIn(bar())).toBe("CHF 65’960")
    expect(screen.getByText("Auf Bestellung")).toBeTruthy()
    expect(screen.queryByText(EXPECTED)).toBeNull()
    expect(shown("Jahreslizenz")).toHaveLength(1)
    expect(shown("vier Akkus")).toEqual([])
    expect(shown("Gerät und Software für ein Jahr.")).toHaveLength(1)
  })

  it("keep the product's own words where they have none", async () => {
    const { user } = await open()
    await user.click(screen.getByRole("radio", { name: /Paket Nackt/ }))
    expect(priceIn(bar())).toBe("CHF 60’060")
    expect(shown("vier Akkus")).toHaveLength(1)
  })

  it("stand in the address, so that a reload, the way back and a shared link keep them", async () => {
    const { user, address } = await open({}, purchaseProduct, "/kaufen/rtc-360/?utm=a")
    await user.click(screen.getByRole("radio", { name: /Paket Büro/ }))
    await waitFor(() => expect(address()).toBe("/kaufen/rtc-360/?utm=a&choice=variant_office"))
    await user.click(screen.getByRole("radio", { name: /Basispaket/ }))
    await waitFor(() => expect(address()).toBe("/kaufen/rtc-360/?utm=a"))
  })

  it.each([
    ["variant_office", "CHF 65’960"],
    ["variant_that_is_gone", "CHF 62’560"],
  ])("come from the address: %s", async (choice, price) => {
    await open({}, purchaseProduct, `/kaufen/rtc-360/?choice=${choice}`)
    expect(priceIn(bar())).toBe(price)
  })
})

describe("the small cart", () => {
  const [battery, charger] = purchaseProduct.accessoryitems
  const product = { ...purchaseProduct, accessoryitems: [battery, { ...charger, product_is_inactive: false }] }

  it("proposes an accessory that isn't in what was bought", async () => {
    const { user } = await open({ [ADD]: ADDED }, product)
    await user.click(addButton())
    const small = within(await screen.findByRole("dialog"))
    expect(small.getByRole("link", { name: "Mehrfach-Ladegerät" })).toBeTruthy()
    expect(small.queryByRole("link", { name: "Akku zu RTC 360" })).toBeNull()
  })

  it("proposes none where all of them are in it, and closes as soon as something else has the focus", async () => {
    const { user } = await open({ [ADD_PACKAGE]: ADDED }, product, "/kaufen/rtc-360/?choice=variant_office")
    await user.click(addButton())
    const small = within(await screen.findByRole("dialog"))
    expect(small.queryByText("Passt dazu:")).toBeNull()
    act(() => screen.getByRole("spinbutton", { name: "Menge" }).focus())
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})

describe("the packages side by side", () => {
  const table = () => screen.getByRole("table", { name: "Was in welchem Paket enthalten ist" })
  const row = (name: string) =>
    within(within(table()).getByRole("rowheader", { name }).closest("tr")!)
      .getAllByRole("cell")
      .map((cell) => cell.querySelector(".vh")?.textContent)

  it("are columns with their prices, and what is in one of them is a row", async () => {
    await open()
    const columns = within(table()).getAllByRole("columnheader")
    expect(columns.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
      "BasispaketCHF 62’500",
      "Paket BüroCHF 65’900",
      "Paket NacktCHF 60’000",
    ])
    const rows = within(table()).getAllByRole("rowheader")
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "RTC 360",
      "vier Akkus",
      "Jahreslizenz",
      "Mehrfach-Ladegerät",
    ])
    expect(row("Jahreslizenz")).toEqual(["nicht enthalten", "enthalten", "nicht enthalten"])
  })

  it("are chosen there, too", async () => {
    const { user, address } = await open()
    const choose = (name: string) => within(table()).getByRole("button", { name: `${name} wählen` })
    expect(choose("Basispaket").getAttribute("aria-pressed")).toBe("true")
    await user.click(choose("Paket Büro"))
    await waitFor(() => expect(address()).toBe("/kaufen/rtc-360/?choice=variant_office"))
    await waitFor(() => expect(priceIn(bar())).toBe("CHF 65’960"))
    expect(screen.getByRole("radio", { name: /Paket Büro/ })).toHaveProperty("checked", true)
    expect(choose("Paket Büro").getAttribute("aria-pressed")).toBe("true")
    expect(document.activeElement).toBe(choose("Paket Büro"))
  })

  it("aren't where it isn't known item by item", async () => {
    const packages = purchaseProduct.packages.map(({ contents: _, ...one }) => one)
    await open({}, { ...purchaseProduct, contents: undefined, packages })
    expect(screen.queryByRole("table")).toBeNull()
    expect(screen.getAllByRole("radio")).toHaveLength(3)
  })
})

describe("the quantity", () => {
  const typed = async (text: string) => {
    const page = await open({ [ADD]: ADDED })
    const field = screen.getByRole("spinbutton", { name: "Menge" })
    await page.user.clear(field)
    if (text) await page.user.type(field, text)
    await page.user.click(addButton())
    await waitFor(() => expect(callsTo(page.calls, ADD)).toHaveLength(1))
    return { ...page, field, sent: callsTo(page.calls, ADD)[0].body }
  }

  it.each([
    ["3", 3],
    ["0", 1],
    ["-2", 1],
    ["2.9", 2],
    ["", 1],
  ])("'%s' is %i", async (text, quantity) => {
    const { sent, field } = await typed(text)
    expect(sent).toMatchObject({ quantity })
    expect(field).toHaveProperty("value", String(quantity))
  })

  it("multiplies the price, and that of what comes along", async () => {
    const { user } = await open()
    await user.click(screen.getByRole("button", { name: "Mehr" }))
    expect(priceIn(bar())).toBe("CHF 125’120")
    expect(bar().textContent?.replaceAll("\u00a0", " ")).toContain("2 × CHF 62’500, exkl. MwSt. inkl. Lieferung")
  })

  it("can't be less than one", async () => {
    await open()
    expect(screen.getByRole("button", { name: "Weniger" })).toHaveProperty("disabled", true)
  })
})

describe("adding to the cart", () => {
  it("adds the product itself by its own id, and says so to the customer and the data layer", async () => {
    window.dataLayer = []
    const { user, calls } = await open({ [ADD]: ADDED })
    await user.click(addButton())
    await waitFor(() => expect(callsTo(calls, ADD)).toHaveLength(1))
    expect(callsTo(calls, ADD)[0].body).toMatchObject({ product: "prod_rtc_sale", quantity: 1 })
    const item = {
      item_id: "prod_rtc_sale",
      item_name: "RTC 360",
      item_category: "purchase",
      price: 62500,
      quantity: 1,
    }
    const ecommerce = { currency: "CHF", value: 62500, items: [item] }
    await waitFor(() => expect(tracked("add_to_cart")).toEqual([{ event: "add_to_cart", ecommerce }]))
    expect(tracked("view_item")).toContainEqual({ event: "view_item", ecommerce })
  })

  it("adds a package under its own id", async () => {
    const { user, calls } = await open({ [ADD_PACKAGE]: ADDED })
    await user.click(screen.getByRole("radio", { name: /Paket Büro/ }))
    await user.click(addButton())
    await waitFor(() => expect(callsTo(calls, ADD_PACKAGE)[0].body).toMatchObject({ product: "variant_office" }))
    await waitFor(() =>
      expect(tracked("add_to_cart").at(-1)).toMatchObject({
        ecommerce: {
          items: [
            { item_id: "variant_office", item_name: "RTC 360", item_variant: "Paket Büro", item_category: "package" },
          ],
        },
      }),
    )
  })

  it("happens once on a double click", async () => {
    const { user, calls } = await open({ [ADD]: ADDED })
    await user.dblClick(addButton())
    await waitFor(() => expect(callsTo(calls, ADD)).toHaveLength(1))
  })

  it("shows why it was refused, until something else is asked for", async () => {
    const refusal = { status: 400, body: { quantity: ["Höchstens 999 Stück."] } }
    const { user } = await open({ [ADD]: refusal })
    await user.click(addButton())
    expect(await within(bar()).findByText("Höchstens 999 Stück.")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Mehr" }))
    expect(within(bar()).queryByText("Höchstens 999 Stück.")).toBeNull()
  })

  it.each([
    ["the server is broken", { status: 500, body: { error: ["kaputt"] } }],
    ["the connection is lost", "lost" as const],
  ])("stays silent when %s, and the button comes back", async (_case, answer) => {
    const { user, calls } = await open({ [ADD]: answer })
    await user.click(addButton())
    await waitFor(() => expect(callsTo(calls, ADD)).toHaveLength(1))
    await waitFor(() => expect(addButton().getAttribute("aria-busy")).toBeNull())
    expect(bar().querySelector(".err")).toBeNull()
    expect(addButton()).toHaveProperty("disabled", false)
  })
})

describe("accessories", () => {
  it("go into the cart with one click each", async () => {
    const { user, calls } = await open({ "POST /cart/accessory/prod_battery/": ADDED })
    await user.click(screen.getByRole("button", { name: "Akku zu RTC 360 in den Warenkorb" }))
    await waitFor(() =>
      expect(callsTo(calls, "POST /cart/accessory/prod_battery/")[0].body).toMatchObject({ quantity: 1 }),
    )
  })

  it("show their picture, and what of them is in the chosen package", async () => {
    const { user } = await open()
    const rowOf = (name: string) => screen.getByRole("link", { name }).closest("li")!
    const said = (name: string) => within(rowOf(name)).queryByText("im Paket enthalten") !== null
    await waitFor(() => expect(rowOf("Akku zu RTC 360").querySelector("img")?.alt).toBe(""))
    expect([said("Akku zu RTC 360"), said("Mehrfach-Ladegerät")]).toEqual([true, false])
    await user.click(screen.getByRole("radio", { name: /Paket Büro/ }))
    await waitFor(() => expect(said("Mehrfach-Ladegerät")).toBe(true))
  })

  it("that can't be had say so instead", async () => {
    await open()
    const row = screen.getByRole("link", { name: "Mehrfach-Ladegerät" }).closest("li")!
    expect(within(row).getByText("Produkt nicht lieferbar.")).toBeTruthy()
    expect(within(row).queryByRole("button")).toBeNull()
  })

  it("say why they were refused, each in its own row", async () => {
    const refusal = { status: 400, body: { non_field_errors: ["Produkt nicht lieferbar."] } }
    const { user } = await open({ "POST /cart/accessory/prod_battery/": refusal })
    await user.click(screen.getByRole("button", { name: "Akku zu RTC 360 in den Warenkorb" }))
    const row = screen.getByRole("link", { name: "Akku zu RTC 360" }).closest("li")!
    expect(await within(row).findByText("Produkt nicht lieferbar.")).toBeTruthy()
  })
})

describe("the hint at the delivery", () => {
  it("is the description of its question mark", async () => {
    await open()
    const mark = screen.getByRole("button", { name: "Hinweis zur Lieferfrist" })
    const hint = document.getElementById(mark.getAttribute("aria-describedby") ?? "")
    expect(hint?.textContent).toBe("bei Verzögerung werden Sie benachrichtigt")
  })

  it("goes away with Escape until it is asked for again", async () => {
    const { user } = await open()
    const mark = screen.getByRole("button", { name: "Hinweis zur Lieferfrist" })
    act(() => mark.focus())
    await user.keyboard("{Escape}")
    expect(mark.closest(".is-shut")).not.toBeNull()
    await user.tab()
    expect(mark.closest(".is-shut")).toBeNull()
  })
})

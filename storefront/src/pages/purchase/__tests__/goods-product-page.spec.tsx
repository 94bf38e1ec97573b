import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { session } from "@/lib/session/session"
import { accessory, software } from "@/test/goods"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import GoodsPage from "../goods-page"

const TRIPOD = "GET /products/accessory/carbon-stativ"
const ADD = "POST /cart/accessory/prod_tripod/"
const ADDED = { body: { item: "line", quantity: 1, total_quantity: 1 } }

const openAccessory = (stubs: Parameters<typeof stubApi>[0]) => {
  const calls = stubApi(stubs)
  return { calls, ...renderPage(GoodsPage, "/kaufen/zubehoer/carbon-stativ/", "/kaufen/zubehoer/:productSlug") }
}
const openSoftware = (stubs: Parameters<typeof stubApi>[0]) => {
  const address = "/kaufen/software-service/register-360/"
  const calls = stubApi({ "GET /products/software-service/register-360": { body: software }, ...stubs })
  return { calls, ...renderPage(GoodsPage, address, "/kaufen/software-service/:productSlug") }
}
const addButton = () => screen.findByRole("button", { name: "In den Warenkorb" })

beforeEach(() => session.adoptCart("cart-token-of-this-browser"))

describe("the page of an accessory", () => {
  it("leads to the devices it belongs to, or to what else belongs to them", async () => {
    openAccessory({ [TRIPOD]: { body: accessory } })
    const fits = within(await screen.findByRole("region", { name: "Passt zu" })).getAllByRole("link")
    expect(fits.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["RTC 360", "/kaufen/rtc-360/"],
      ["iCON", "/kaufen/zubehoer?filter=icon"],
    ])
  })

  it("adds one piece unless another quantity is given", async () => {
    const { calls, user } = openAccessory({ [TRIPOD]: { body: accessory }, [ADD]: ADDED })
    const quantity = await screen.findByRole<HTMLInputElement>("spinbutton", { name: "Menge" })
    expect(quantity.value).toBe("1")
    await user.click(await addButton())
    await waitFor(() => expect(callsTo(calls, ADD)[0]?.body).toMatchObject({ quantity: 1 }))
  })

  it.each([
    ["0", 1],
    ["-3", 1],
    ["4", 4],
    ["2.9", 2],
  ])("reads the quantity '%s' as %i", async (typed, quantity) => {
    const { calls, user } = openAccessory({ [TRIPOD]: { body: accessory }, [ADD]: ADDED })
    const field = await screen.findByRole("spinbutton", { name: "Menge" })
    await user.clear(field)
    await user.type(field, typed)
    await user.click(await addButton())
    await waitFor(() => expect(callsTo(calls, ADD)[0]?.body).toMatchObject({ quantity }))
  })

  it("shows why the shop refuses more than it sells", async () => {
    const { user } = openAccessory({
      [TRIPOD]: { body: accessory },
      [ADD]: { status: 400, body: { quantity: ["Höchstens 999 Stück."] } },
    })
    const field = await screen.findByRole("spinbutton", { name: "Menge" })
    await user.clear(field)
    await user.type(field, "1000")
    await user.click(await addButton())
    expect(await screen.findByText("Höchstens 999 Stück.")).toBeTruthy()
  })

  it("can't be added while it is inactive", async () => {
    openAccessory({ [TRIPOD]: { body: { ...accessory, product_is_inactive: true } } })
    expect(await screen.findByText("Produkt nicht lieferbar.")).toBeTruthy()
    expect(screen.queryByRole("button", { name: "In den Warenkorb" })).toBeNull()
  })

  it("says of what only comes along with something else that it isn't had alone", async () => {
    openAccessory({ [TRIPOD]: { body: { ...accessory, mandatory: true } } })
    expect(await screen.findByText(/nicht einzeln erhältlich/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "In den Warenkorb" })).toBeNull()
  })

  it("doesn't exist for an unknown name", async () => {
    openAccessory({ [TRIPOD]: { status: 404 } })
    expect(await screen.findByRole("heading", { name: "Seite nicht gefunden" })).toBeTruthy()
  })
})

describe("the page of a software", () => {
  it("offers the base and its plugins; the choice switches price and description", async () => {
    const { user } = openSoftware({})
    const names = (await screen.findAllByRole("radio")).map((radio) => radio.closest("label")?.textContent)
    expect(names).toEqual([
      expect.stringContaining("Jahreslizenz"),
      expect.stringContaining("Jahreslizenz mit Einrichtung"),
    ])
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Jahreslizenz(?! mit)/ }).checked).toBe(true)
    await user.click(screen.getByRole("radio", { name: /mit Einrichtung/ }))
    const buy = (await addButton()).closest(".buy") as HTMLElement
    await waitFor(() => expect(buy.textContent).toContain("CHF\u00a02’690"))
    expect(await screen.findByText("Mit 90 Minuten Einrichtung.", { selector: ".acc *" })).toBeTruthy()
  })

  it.each([
    ["the base as software", null, "POST /cart/software-service/prod_register/"],
    ["a plugin as itself", /mit Einrichtung/, "POST /cart/plugin/variant_setup/"],
  ])("adds %s", async (_case, choice, call) => {
    const { calls, user } = openSoftware({ [call]: ADDED })
    if (choice) await user.click(await screen.findByRole("radio", { name: choice }))
    await user.click(await addButton())
    await waitFor(() => expect(callsTo(calls, call)).toHaveLength(1))
  })
})

import { act, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { shownToasts } from "@/lib/toast"
import { tracked } from "@/test/commerce"
import { ADD, ADD_PACKAGE, ADDED, addButton, bar, openProduct, priceIn } from "@/test/purchase-page"
import { purchaseProduct } from "@/test/purchase-product"
import { callsTo } from "@/test/stub-api"

describe("the quantity", () => {
  const typed = async (text: string) => {
    const page = await openProduct({ [ADD]: ADDED })
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
    const { user } = await openProduct()
    await user.click(screen.getByRole("button", { name: "Mehr" }))
    expect(priceIn(bar())).toBe("CHF 125’120")
    expect(bar().textContent?.replaceAll("\u00a0", " ")).toContain("2 × CHF 62’500, exkl. MwSt. inkl. Lieferung")
  })

  it("can't be less than one", async () => {
    await openProduct()
    expect(screen.getByRole("button", { name: "Weniger" })).toHaveProperty("disabled", true)
  })
})

describe("adding to the cart", () => {
  it("adds the product itself by its own id, and says so to the customer and the data layer", async () => {
    window.dataLayer = []
    const { user, calls } = await openProduct({ [ADD]: ADDED })
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
    const { user, calls } = await openProduct({ [ADD_PACKAGE]: ADDED })
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
    const { user, calls } = await openProduct({ [ADD]: ADDED })
    await user.dblClick(addButton())
    await waitFor(() => expect(callsTo(calls, ADD)).toHaveLength(1))
  })

  it("shows why it was refused, until something else is asked for", async () => {
    const refusal = { status: 400, body: { quantity: ["Höchstens 999 Stück."] } }
    const { user } = await openProduct({ [ADD]: refusal })
    await user.click(addButton())
    expect(await within(bar()).findByText("Höchstens 999 Stück.")).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Mehr" }))
    expect(within(bar()).queryByText("Höchstens 999 Stück.")).toBeNull()
  })

  it.each([
    ["the server is broken", { status: 500, body: { error: ["kaputt"] } }],
    ["the connection is lost", "lost" as const],
  ])("stays silent when %s, and the button comes back", async (_case, answer) => {
    const { user, calls } = await openProduct({ [ADD]: answer })
    await user.click(addButton())
    await waitFor(() => expect(callsTo(calls, ADD)).toHaveLength(1))
    await waitFor(() => expect(addButton().getAttribute("aria-busy")).toBeNull())
    expect(bar().querySelector(".err")).toBeNull()
    expect(addButton()).toHaveProperty("disabled", false)
  })
})

describe("the small cart", () => {
  const [battery, charger] = purchaseProduct.accessoryitems
  const product = { ...purchaseProduct, accessoryitems: [battery, { ...charger, product_is_inactive: false }] }

  it("proposes an accessory that isn't in what was bought", async () => {
    const { user } = await openProduct({ [ADD]: ADDED }, product)
    await user.click(addButton())
    const small = within(await screen.findByRole("dialog"))
    expect(small.getByRole("link", { name: "Mehrfach-Ladegerät" })).toBeTruthy()
    expect(small.queryByRole("link", { name: "Akku zu RTC 360" })).toBeNull()
  })

  it("puts that accessory into the cart, too, and stays", async () => {
    const call = `POST /cart/accessory/${charger.id}/`
    const { user, calls } = await openProduct({ [ADD]: ADDED, [call]: ADDED }, product)
    await user.click(addButton())
    const small = within(await screen.findByRole("dialog"))
    await user.click(small.getByRole("button", { name: "Mehrfach-Ladegerät in den Warenkorb" }))
    await waitFor(() => expect(callsTo(calls, call).map(({ body }) => body)).toMatchObject([{ quantity: 1 }]))
    expect(await small.findByText("Mehrfach-Ladegerät liegt im Warenkorb.")).toBeTruthy()
    expect(shownToasts()).toEqual([])
  })

  it("proposes none where all of them are in it, and closes as soon as something else has the focus", async () => {
    const { user } = await openProduct({ [ADD_PACKAGE]: ADDED }, product, "/kaufen/rtc-360/?choice=variant_office")
    await user.click(addButton())
    const small = within(await screen.findByRole("dialog"))
    expect(small.queryByText("Passt dazu:")).toBeNull()
    act(() => screen.getByRole("spinbutton", { name: "Menge" }).focus())
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})

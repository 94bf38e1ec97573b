import { describe, expect, it } from "vitest"
import { purchaseProduct } from "@/test/purchase-product"
import { BASE_CHOICE } from "../choice"
import { choicesOf, chosenOf } from "../choices"

const software = { ...purchaseProduct, category: "software-service" as const, base_package_name: "", packages: [] }
const plugin = { id: "variant_lifetime", name: "Dauerlizenz", price: "6900.00", description: "", deliverycontent: "" }

describe("The choices of a product", () => {
  it("are itself at the value -1, then its packages by their own ids", () => {
    expect(
      choicesOf(purchaseProduct).map(({ id, name, category, productId }) => [id, name, category, productId]),
    ).toEqual([
      ["-1", "Basispaket", "purchase", "prod_rtc_sale"],
      ["variant_office", "Paket Büro", "package", "variant_office"],
      ["variant_bare", "Paket Nackt", "package", "variant_bare"],
    ])
  })

  it("are a software's plugins, named by its own base", () => {
    const product = { ...software, pluginname: "Jahreslizenz", plugins: [plugin] }
    expect(choicesOf(product).map(({ name, category }) => [name, category])).toEqual([
      ["Jahreslizenz", "software-service"],
      ["Dauerlizenz", "plugin"],
    ])
  })

  it("are the product alone where there is nothing to choose, under its own name", () => {
    const [only, ...more] = choicesOf({ ...software, pluginname: "" })
    expect([only.name, more]).toEqual(["RTC 360", []])
  })

  it.each([
    ["its description", 1, "Gerät und Software für ein Jahr."],
    ["else its scope of delivery", 2, ""],
    ["the base its scope of delivery, as one line", 0, "RTC 360, vier Akkus"],
  ])("sum up in %s", (_case, index, summary) => {
    expect(choicesOf(purchaseProduct)[index].summary).toBe(summary)
  })

  it("deliver what the base does where they name nothing", () => {
    const [base, , bare] = choicesOf(purchaseProduct)
    expect(bare.deliveryContent).toBe(base.deliveryContent)
  })
})

describe("The chosen one", () => {
  const choices = choicesOf(purchaseProduct)
  it.each([
    ["nothing", null, BASE_CHOICE],
    ["the base", "-1", BASE_CHOICE],
    ["a package", "variant_office", "variant_office"],
    ["a package that is gone", "variant_gone", BASE_CHOICE],
  ])("of %s in the address", (_case, id, chosen) => expect(chosenOf(choices, id).id).toBe(chosen))
})

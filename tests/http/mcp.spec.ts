import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { api, demoDeliveryTypes, demoProduct, sql, until } from "../harness"
import { type Agent, agent, buildProgram, cables, ended, endPrograms, rent } from "./mcp-support"

const DECEMBER = { from: "2026-12-14", to: "2026-12-16" }
const CHRISTMAS = { from: "2026-12-25", to: "2026-12-28" }

let visitor: Agent

beforeAll(async () => {
  await buildProgram()
  visitor = await agent({})
})
afterAll(endPrograms)

it("ends with a line on what is wrong with its environment", async () => {
  const env = { SHOP_ORIGIN: "http://shop.example.ch", SHOP_TOKEN: "a-login-that-is-secret" }
  expect(await ended(env)).toEqual({
    ...{ code: 2, stdout: "" },
    stderr: "SHOP_ORIGIN has to start with https:// where SHOP_TOKEN is set: anybody could read the login\n",
  })
})

describe("what there is", () => {
  it("is told to agents as tools, with what they change", async () => {
    const { tools } = await visitor.client.listTools()
    expect(
      tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.destructiveHint]),
    ).toEqual([
      ["search_products", true, undefined],
      ["get_product", true, undefined],
      ["list_delivery_types", true, undefined],
      ["list_rental_devices", true, undefined],
      ["check_availability", true, undefined],
      ["quote", false, false],
      ["order_cart", false, true],
      ["list_orders", true, undefined],
      ["cancel_rental", false, true],
    ])
  })

  it("is read without a login, in few fields", async () => {
    const { use } = visitor
    const found = await use("search_products", { query: "RTC360", limit: 3 })
    expect(found.answer.products).toHaveLength(3)
    expect(JSON.parse(found.text)).toEqual(found.answer)
    expect(Object.keys(found.answer.products[0])).not.toContain("get_thumbnail")
    const { delivery } = await demoDeliveryTypes()
    const { delivery_types: ways } = (await use("list_delivery_types")).answer
    expect(ways).toContainEqual(expect.objectContaining({ id: delivery.id, price: delivery.price }))
    const { devices } = (await use("list_rental_devices", DECEMBER)).answer
    const rtc = devices.find(({ slug }: { slug: string }) => slug === "rtc-360")
    expect(rtc).toMatchObject({ free: true, price: "290.00", period_price: "870.00" })
    const product = await use("get_product", { category: "rental", slug: "rtc-360" })
    expect(product.answer).toMatchObject({ id: rtc.id, description: expect.not.stringContaining("<") })
  })

  it("says why a device can't be had, and what there is instead", async () => {
    const { use } = visitor
    const { id: product } = await demoProduct("rtc-360")
    const { answer: said } = await use("check_availability", { product, ...CHRISTMAS })
    expect(said).toMatchObject({ device: { free: false, reason: "closed" }, next: [{}, {}, {}] })
    expect(said.closed_days).toContainEqual({ date: "2026-12-25", name: "Weihnachtstag" })
    const unknown = await use("check_availability", { product: "prod_unknown", ...DECEMBER })
    expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('"status":404') })
  })

  it("says of a device that is rented out no more that it can't be had", async () => {
    const { id: product } = await demoProduct("rtc-360")
    const rentOut = (isInactive: boolean) =>
      sql("update catalogue_product_profile set is_inactive = $2 where product_id = $1", product, isInactive)
    const device = async () => (await visitor.use("check_availability", { product, ...DECEMBER })).answer.device
    expect(await device()).toMatchObject({ product_is_inactive: false, free: true })
    await rentOut(true)
    onTestFinished(async () => {
      await rentOut(false)
      await until("the device is back", async () => (await device()).free)
    })
    await until("the device is gone", async () => !(await device()).free)
    expect(await device()).toMatchObject({ product_is_inactive: true, next_free: null })
  })

  it("says that the shop can't be reached", async () => {
    const { use } = await agent({ origin: "http://127.0.0.1:9" })
    expect(await use("list_delivery_types")).toMatchObject({ isError: true, text: "The shop can't be reached." })
  })
})

describe("a quote", () => {
  it("says what its lines cost together, with VAT", async () => {
    const { answer: said } = await visitor.use("quote", { lines: [await rent(DECEMBER), await cables()] })
    const { body: cart } = await api("GET", `/cart/${said.cart}/`)
    expect(said).toMatchObject({ total_cost: cart.total_cost, total_vat: cart.total_vat })
    expect(said.items[0]).toMatchObject({ rentalstartdate: DECEMBER.from, subtotal: "870.00" })
  })

  it("isn't made of what is refused, and says all of it", async () => {
    const past = await rent({ from: "2026-11-02", to: "2026-11-04" })
    const { isError, text } = await visitor.use("quote", { lines: [past, await cables(), await rent(CHRISTMAS)] })
    expect(isError).toBe(true)
    expect(JSON.parse(text)).toMatchObject({
      lines: [
        { line: 0, status: 400, codes: [expect.any(String)], refused: { rentalstartdate: [expect.any(String)] } },
        { line: 2, status: 409, refused: { reason: "closed", alternatives: expect.any(Array) } },
      ],
    })
  })
})

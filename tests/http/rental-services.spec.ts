import { beforeAll, describe, expect, it } from "vitest"
import { fromWireMoney } from "#kernel/money"
import type { StaffService } from "#shop/fleet/wire/staff-rental-configuration"
import type { Order } from "#shop/orders/wire/order"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import {
  api,
  demoDeliveryTypes,
  demoProduct,
  erp,
  mailTo,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  until,
} from "../harness"
import { approve, requestOf, waitingRequest } from "./approval-support"
import { add, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { issuedQuote } from "./document-support"
import { staffProducts } from "./staff-product-support"

const SLUG = "mobile-mapping-set"
const SHARE = { name: "Vollkasko", description: "", basis: "permille", price_rappen: 0, permille: 35, group_name: "" }
/** Monday to Wednesday: 3 chargeable days at 390. */
const WEEK: [string, string] = ["2027-05-03", "2027-05-05"]

let customer: SignedInCustomer
let desk: Awaited<ReturnType<typeof staffProducts>>
let productId: string
let pickup: string
const ids: Record<string, string> = {}
beforeAll(async () => {
  customer = await signedInCustomer()
  desk = await staffProducts()
  pickup = (await demoDeliveryTypes()).pickup.id
  productId = (await demoProduct(SLUG)).id
  const added = await desk.admin("POST", "/admin/rental/services", { ...SHARE, is_active: true })
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  const { values } = await desk.stored(productId, "offers")
  await desk.save(productId, "offers", { service_ids: [...values.service_ids, added.body.id] })
  await until("the service", async () => (await services()).some(({ name }) => name === "Vollkasko"))
  for (const { id, name } of await services()) ids[name] = id
})

const services = async () => (await demoProduct(SLUG)).productservices

async function put([rentalstartdate, rentalenddate]: [string, string], wish: object) {
  const cart = newCartToken()
  const answer = await add("rental", productId, { cart, rentalstartdate, rentalenddate, delivery: pickup, ...wish })
  return { cart, ...answer }
}
const chosen = (...names: string[]) => ({ productservices: names.map((name) => ids[name]) })

async function ordered(period: [string, string], wish: object) {
  const { cart } = await put(period, wish)
  const { status, body } = await checkOut(cart, customer)
  expect(status, JSON.stringify(body)).toBe(200)
  return read(body.id)
}
const read = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body
const extensionOf = (order: Order) => `/orders/${order.id}/items/${order.rentalitems[0].id}/extension/`

interface Printed {
  text: string
  amount?: string
  unit_price?: string
}

/** What the accounts print of the order, or of the change that begins with a word: text, amount, price. */
const positionsOf = async ({ shop_number }: Order, word = "") => {
  const { orders } = await erp.state()
  const found = orders.filter(({ title, positions }) => {
    return title?.includes(shop_number) && JSON.stringify(positions).includes(word)
  })
  return found.flatMap(({ positions }) => positions as Printed[])
}

describe("a product's services", () => {
  it("name what they are charged by and the group of which one may be chosen", async () => {
    expect(await services()).toMatchObject([
      { name: "Einführung vor Ort", price: "390.00", basis: "rental", group: "Einführung" },
      { name: "Einführung per Video", price: "90.00", basis: "rental", group: "Einführung" },
      { name: "Versicherung nach Tagen", price: "12.00", basis: "day", group: "" },
      { name: "Datenauswertung", price: "260.00", basis: "rental", group: "" },
      { name: "Vollkasko", price: "0.00", basis: "permille", permille: 35, group: "" },
    ])
  })
})

it("stay with a rental in a cart that is moved, though the product has them no more", async () => {
  const { cart, body } = await put(["2027-08-03", "2027-08-05"], chosen("Vollkasko"))
  const { values } = await desk.stored(productId, "offers")
  const offered = async () => (await services()).some(({ name }) => name === "Vollkasko")
  await desk.save(productId, "offers", {
    service_ids: values.service_ids.filter((id: string) => id !== ids.Vollkasko),
  })
  await until("it is gone", async () => !(await offered()))
  const period = { rentalstartdate: "2027-08-10", rentalenddate: "2027-08-12" }
  expect((await api("PUT", `/cart/rental/${body.item}/`, { body: period })).status).toBe(200)
  const [line] = (await readCart(cart)).items
  expect([line.rentalstartdate, line.productservices.map(({ name }) => name)]).toEqual(["2027-08-10", ["Vollkasko"]])
  await desk.save(productId, "offers", { service_ids: values.service_ids })
  await until("it is back", offered)
})

describe("several services of a rental", () => {
  const wish = () => chosen("Vollkasko", "Versicherung nach Tagen", "Einführung per Video")
  const inList = () => [
    { id: ids["Einführung per Video"], name: "Einführung per Video", price: "90.00", basis: "rental" },
    { id: ids["Versicherung nach Tagen"], price: "36.00", basis: "day", day_price: "12.00" },
    { id: ids.Vollkasko, price: "40.95", basis: "permille", permille: 35 },
  ]
  const SUM = "1336.95"

  it("cost the same in cart, quote, order, mail and accounts, which name each", async () => {
    const { cart } = await put(WEEK, wish())
    const [line] = (await readCart(cart)).items
    expect(line).toMatchObject({ subtotal: SUM, productservices: inList(), productservice: { price: "90.00" } })
    const quote = await api("POST", `/cart/${cart}/quote/`, { token: customer.token })
    expect(quote.body.items, JSON.stringify(quote.body)).toMatchObject([{ subtotal: SUM, productservices: inList() }])

    const order = await ordered(["2027-05-10", "2027-05-12"], wish())
    const [item] = order.rentalitems
    expect(item).toMatchObject({ subtotal: SUM, productservices: inList(), productservice: { price: "90.00" } })
    const mail = (await mailTo(customer.email, new RegExp(`Ihre Bestellung ${order.shop_number}`))).text
    expect(mail.replaceAll("\u00a0", " ")).toContain("Service: Versicherung nach Tagen, CHF 36.00")
    const { lines } = (await (await staff())<StaffOrderRentals>("GET", `/admin/rental/orders/${order.id}`)).body
    expect(lines[0].services).toEqual([
      { name: "Einführung per Video", price: 9_000 },
      { name: "Versicherung nach Tagen", price: 3_600 },
      { name: "Vollkasko", price: 4_095 },
    ])
    const printed = await until("the order in the accounts", async () => {
      const positions = await positionsOf(order)
      return positions.length > 0 ? positions : null
    })
    expect(printed.map(({ amount, unit_price }) => [Number(amount), Number(unit_price)])).toEqual([
      [3, 390],
      [1, 90],
      [3, 12],
      [1, 40.95],
    ])
  })

  it("grow with the rental when it is extended, as the accounts print, and are part of what a cancellation owes", async () => {
    const order = await ordered(["2027-06-07", "2027-06-09"], wish())
    const { options } = (await api<ExtensionOffer>("GET", extensionOf(order), { token: customer.token })).body
    // Of a rent for 1560 the share is 54.60.
    expect(options[0]).toMatchObject({
      rentalenddate: "2027-06-10",
      days: 1,
      price: "415.65",
      services: [
        { name: "Versicherung nach Tagen", price: "12.00" },
        { name: "Vollkasko", price: "13.65" },
      ],
    })
    const body = { rentalenddate: "2027-06-10", confirmed_price: "415.65" }
    const extended = await api<Order>("POST", extensionOf(order), { token: customer.token, body })
    expect(extended.status, JSON.stringify(extended.body)).toBe(200)
    expect(extended.body.amended?.subtotal).toBe("1752.60")
    // 4 × 390 and the services that grow; the introduction is charged once and not owed.
    expect(extended.body.rentalitems[0].standing?.cancellation.full_fee).toBe("1662.60")
    const printed = await until("the extension in the accounts", async () => {
      const positions = await positionsOf(order, "Verlängerung")
      return positions.length > 0 ? positions : null
    })
    const priced = printed.filter(({ amount }) => amount !== undefined)
    expect(priced.map(({ amount, unit_price }) => [Number(amount), Number(unit_price)])).toEqual([
      [1, 390],
      [1, 12],
      [1, 13.65],
    ])
  })

  it("keep their choice in another period, at its price", async () => {
    const { cart, body } = await put(["2027-07-05", "2027-07-07"], wish())
    const moved = await api("PUT", `/cart/rental/${body.item}/`, {
      body: { rentalstartdate: "2027-07-05", rentalenddate: "2027-07-06" },
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    const [line] = (await readCart(cart)).items
    expect(line.productservices.map(({ price }) => price)).toEqual(["90.00", "24.00", "27.30"])
    expect(fromWireMoney(line.subtotal)).toBe(78_000 + 9_000 + 2_400 + 2_730)
  })
})

describe("the services of a wish", () => {
  it.each<[string, () => object, number | null, string]>([
    ["the one of the specification", () => ({ productservice: ids["Einführung vor Ort"] }), 156_000, ""],
    ["none, as a list", () => ({ productservices: [] }), 117_000, ""],
    ["a list before the one", () => ({ productservice: "psvc_gone", productservices: [] }), 117_000, ""],
    ["an unknown one", () => ({ productservices: ["psvc_gone"] }), null, "cart.service_unknown"],
    ["an unknown single one", () => ({ productservice: "psvc_gone" }), null, "cart.service_unknown"],
    ["one that another product offers", () => chosen("Versicherung"), null, "cart.service_unknown"],
    ["one twice", () => chosen("Vollkasko", "Vollkasko"), null, "cart.service_twice"],
    ["two of a group", () => chosen("Einführung vor Ort", "Einführung per Video"), null, "cart.service_group"],
    ["no list", () => ({ productservices: "Vollkasko" }), null, "input.invalid"],
    ["a list of something else", () => ({ productservices: [{ id: 1 }] }), null, "input.invalid"],
  ])("are %s", async (_case, wish, sum, code) => {
    ids.Versicherung ??= (await sql("select id from product_service where slug = 'versicherung'"))[0].id
    const { cart, status, body, headers } = await put(["2027-08-02", "2027-08-04"], wish())
    if (sum === null) {
      const field = "productservice" in wish() ? "productservice" : "productservices"
      expect([status, Object.keys(body), headers.get("Refusal-Code")]).toEqual([400, [field], code])
    } else {
      expect(status, JSON.stringify(body)).toBe(200)
      expect(fromWireMoney((await readCart(cart)).items[0].subtotal)).toBe(sum)
    }
  })
})

it("a line stored before there were several is read on, in cart and order", async () => {
  const before = (table: string) => `
    update ${table} set metadata = jsonb_set(metadata, '{rental}', (metadata->'rental') - 'services' || jsonb_build_object(
      'service', (metadata->'rental'->'services'->0) - 'per' - 'amount')) where metadata->'rental'->'services' is not null`
  const { cart } = await put(["2027-09-06", "2027-09-08"], chosen("Datenauswertung"))
  const [line] = (await readCart(cart)).items
  const order = await ordered(["2027-09-13", "2027-09-15"], chosen("Datenauswertung"))
  await sql(before("cart_line_item"))
  await sql(before("order_line_item"))
  expect((await readCart(cart)).items[0]).toEqual(line)
  expect((await read(order.id)).rentalitems[0]).toEqual(order.rentalitems[0])
  expect((await checkOut(cart, customer)).status).toBe(200)
})

describe("staff", () => {
  const stored = async (name: string): Promise<StaffService> => {
    const { body } = await desk.admin("GET", "/admin/rental/terms")
    return body.services.find((service: StaffService) => service.name === name)
  }
  const save = ({ id, ...service }: StaffService, part: object) =>
    desk.admin("POST", `/admin/rental/services/${id}`, { ...service, ...part })

  it("change what a service is charged by; of price and share one is kept, and the log says it", async () => {
    const service = await stored("Vollkasko")
    expect((await save(service, { basis: "day", price_rappen: 1_500, group_name: " Schutz " })).status).toBe(200)
    const changed = { basis: "day", price_rappen: 1_500, permille: 0, group_name: "Schutz" }
    expect(await stored("Vollkasko")).toMatchObject(changed)
    const [{ after }] = await sql(
      "select after from audit_entry where subject_id = $1 and action = 'rental.service-change'",
      service.id,
    )
    expect(after).toEqual(changed)
    await until("the new price", async () => (await services()).at(-1)?.price === "15.00")
  })

  it("who switch one off leave it to quotes and requests at their prices, and to no other cart", async () => {
    const cart = async (week: number) =>
      (await put([`2027-10-${week}`, `2027-10-${week + 2}`], chosen("Datenauswertung"))).cart
    const quote = await issuedQuote(customer, await cart(11))
    const { manager, id } = await waitingRequest(await cart(18))
    const other = await cart(25)
    expect((await save(await stored("Datenauswertung"), { is_active: false })).status).toBe(200)
    await until("the service to leave", async () => (await readCart(other)).items[0].product_is_inactive)

    const redeemed = await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
    expect(redeemed.status, JSON.stringify(redeemed.body)).toBe(200)
    const [line] = (await readCart(redeemed.body.cart)).items
    expect(line).toMatchObject({ product_is_inactive: false, period_is_fixed: true, subtotal: quote.items[0].subtotal })
    expect((await checkOut(redeemed.body.cart, customer)).status).toBe(200)
    expect((await requestOf(manager, id)).body.current_total).not.toBeNull()
    expect((await approve(manager, id)).status).toBe(200)
    expect((await checkOut(other, customer)).body).toMatchObject({ code: "not_available" })
    expect((await save(await stored("Datenauswertung"), { is_active: true })).status).toBe(200)
  })

  it.each([
    ["another basis", { basis: "week" }, "basis"],
    ["more than the rent", { basis: "permille", permille: 1_001 }, "permille"],
    ["less than nothing", { price_rappen: -1 }, "price_rappen"],
    ["a group of two lines", { group_name: "a\nb" }, "group_name"],
  ])("are refused %s", async (_case, part, field) => {
    const { status, body } = await save(await stored("Datenauswertung"), part)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })
})

it.each([
  ["another basis", "basis = 'week'"],
  ["a share and a price", "basis = 'permille', permille = 10"],
  ["a share that isn't charged", "permille = 10"],
])("the database refuses %s", async (_case, change) => {
  await expect(sql(`update product_service set ${change} where slug = 'datenauswertung'`)).rejects.toThrow("check")
})

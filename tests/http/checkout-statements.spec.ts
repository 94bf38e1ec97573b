import { beforeAll, expect, it } from "vitest"
import {
  api,
  checkoutForm,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
} from "../harness"
import { transactionsDuring, writeDownStatements } from "../harness/transactions"
import { add, cartWithRental } from "./cart-support"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
  await writeDownStatements()
})

/** Statements of the transaction that makes an order of the cart. */
async function ordering(cart: string, headers = {}): Promise<string[]> {
  const checkOut = async () => {
    const form = checkoutForm(customer.email)
    expect((await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form, headers })).status).toBe(200)
  }
  const [statements, ...others] = await transactionsDuring(checkOut, /insert into "order_address" /)
  expect(others).toEqual([])
  return statements
}

const accessory = async (cart: string, slug: string) =>
  add("accessory", (await demoProduct(slug, "accessory")).id, { cart })

it("orders a rental and an accessory in at most 10 statements", async () => {
  const cart = await cartWithRental("blk-3d", ["2027-08-03", "2027-08-05"])
  await accessory(cart, "usb-stick")
  const statements = await ordering(cart)
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(10)
  expect(statements.length).toBeGreaterThan(5)
})

it("sends no more for another accessory, and two for another rental", async () => {
  const few = await cartWithRental("blk-3d", ["2027-08-10", "2027-08-12"])
  await accessory(few, "usb-stick")
  const more = await cartWithRental("blk-3d", ["2027-08-17", "2027-08-19"])
  for (const slug of ["usb-stick", "usb-c-kabel"]) await accessory(more, slug)
  const most = await cartWithRental("blk-3d", ["2027-08-24", "2027-08-26"])
  await accessory(most, "usb-stick")
  const days = { rentalstartdate: "2027-08-24", rentalenddate: "2027-08-26" }
  const delivery = (await demoDeliveryTypes()).pickup.id
  const another = await add("rental", (await demoProduct("rtc-360")).id, { cart: most, ...days, delivery })
  expect(another.status, JSON.stringify(another.body)).toBe(200)
  const counts = [await ordering(few), await ordering(more), await ordering(most)].map(({ length }) => length)
  expect(counts).toEqual([counts[0], counts[0], counts[0] + 2])
})

it("sends one more with an Idempotency-Key", async () => {
  const [plain, keyed] = [newCartToken(), newCartToken()]
  for (const cart of [plain, keyed]) await add("accessory", (await demoProduct("usb-stick", "accessory")).id, { cart })
  const without = await ordering(plain)
  const withKey = await ordering(keyed, { "Idempotency-Key": "einmal-bestellt" })
  expect(withKey.length).toBe(without.length + 1)
  expect(withKey.at(-1)).toMatch(/^update idempotency_request set effect_at/)
})

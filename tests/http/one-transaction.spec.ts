import { createRequire } from "node:module"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { api, checkoutForm, demoProduct, type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { forgetAnswers } from "../harness/contract"
import { add, cartWithRental, readCart } from "./cart-support"

const require = createRequire(import.meta.url)

/** Medusa's version that the checkout's use of its internals was tried with. */
const TRIED = "2.21.2"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

const checkOut = (cart: string) =>
  api("POST", `/checkout/${cart}/`, { token: customer.token, body: checkoutForm(customer.email) })

/** Jobs of an order that there isn't; others come and go meanwhile. */
const ORPHANED_JOBS = `select count(*)::int from pgboss.job
  where data->>'orderId' is not null and data->>'orderId' not in (select id from "order")`

/** Rows of everything that a checkout writes. */
async function written(): Promise<Record<string, number>> {
  const tables = [
    '"order"',
    "order_line_item",
    "order_item",
    "order_summary",
    "order_address",
    "order_cart",
    "order_payment_collection",
    "payment_collection",
    "payment_session",
    "payment",
    "rental_reservation",
    "reservation_item",
  ]
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table.replace(/\W/g, "_")}`)
  const [row] = await sql<Record<string, number>>(`select ${counts.join(", ")}, (${ORPHANED_JOBS}) as orphaned_jobs`)
  return row
}

describe("a checkout that fails half-way", () => {
  afterEach(async () => {
    await sql("drop function if exists refuse() cascade")
  })

  it.each([
    ["while the order is written", "order_summary"],
    ["while the payment is written", "payment"],
    ["after everything is written", "order_cart"],
  ])("%s leaves nothing behind, and succeeds when it is repeated", async (_case, table) => {
    const cart = await cartWithRental("blk-3d", ["2027-08-03", "2027-08-05"])
    await add("accessory", (await demoProduct("usb-stick", "accessory")).id, { cart })
    const before = await written()
    expect(before.orphaned_jobs).toBe(0)
    await sql("create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$")
    await sql(`create trigger refuse before insert on ${table} for each row execute function refuse()`)

    expect((await checkOut(cart)).status).toBe(500)
    // Whoever breaks the database is told what no document tells.
    forgetAnswers()
    expect(await written()).toEqual(before)
    expect((await readCart(cart)).items).toHaveLength(2)

    await sql("drop function refuse() cascade")
    expect((await checkOut(cart)).status).toBe(200)
  })
})

it("stands on internals of the Medusa version that was tried", () => {
  for (const module of ["order", "inventory", "cart", "payment"])
    expect(require(`@medusajs/${module}/package.json`).version, module).toBe(TRIED)
})

import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import { type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { staffAs } from "../harness/staff-session"
import { cartWithAccessory } from "./cart-support"
import { checkOut } from "./checkout-support"

let office: Awaited<ReturnType<typeof staffAs>>
let customer: SignedInCustomer
let order: Order
beforeAll(async () => {
  office = await staffAs("office")
  customer = await signedInCustomer()
  order = (await checkOut(await cartWithAccessory("usb-c-kabel", 1), customer, { referencenum: "PO-4711" })).body
})

const kept = async () => (await sql('select metadata from "order" where id = $1', order.id))[0].metadata
const write = (metadata: unknown) => office.call("POST", `/admin/orders/${order.id}`, { metadata })

describe("what an order keeps of its checkout, on Medusa's pages", () => {
  it.each<[string, unknown]>([
    ["other terms than were accepted", { terms: { version: "1999-01", accepted_at: "1999-01-01T00:00:00.000Z" } }],
    ["no terms", { terms: "" }],
    ["somebody of the staff who placed it", { impersonation: { id: "x", staff_id: "x", staff: "x", reason: "x" } }],
    ["a reference that isn't text", { reference: { $gt: "" } }],
    ["another saved address", { billing_address_id: "cuaddr_x" }],
    ["nothing at all", null],
  ])("stays as it was: %s", async (_what, metadata) => {
    const before = await kept()
    const { status, body } = await write(metadata)
    expect([status, typeof body.message]).toEqual([409, "string"])
    expect(await kept()).toEqual(before)
  })

  it("stays beside what staff note there", async () => {
    const before = await kept()
    expect((await write({ ...before, shelf: "Regal 3" })).status).toBe(200)
    expect(await kept()).toEqual({ ...before, shelf: "Regal 3" })
    expect((await write({ shelf: "Regal 4" })).status).toBe(200)
    expect(await kept()).toEqual({ ...before, shelf: "Regal 4" })
  })
})

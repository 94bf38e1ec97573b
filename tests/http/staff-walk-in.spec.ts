import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  api,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  TODAY,
} from "../harness"
import { limitedCompany } from "./approval-support"
import { add } from "./cart-support"
import { allAtHome, handOver, reservationOf, startHandovers } from "./handover-support"
import { orderDesk, rentalLine } from "./staff-order-support"

const TOMORROW = "2026-11-25"

describe("who stands at the counter", () => {
  let customer: SignedInCustomer
  let desk: Awaited<ReturnType<typeof orderDesk>>
  beforeAll(startHandovers)
  beforeEach(async () => {
    await allAtHome()
    customer = await signedInCustomer()
    desk = await orderDesk(customer)
  })

  it("rents from today on, and takes the device along", async () => {
    const { status, body } = await desk.order([await rentalLine("rtc-360", [TODAY, TOMORROW])])
    expect(status, JSON.stringify(body)).toBe(200)
    const { id, serial_number } = await reservationOf(body.id)
    expect((await handOver(id, serial_number)).status).toBe(200)
    const { body: order } = await api("GET", `/orders/${body.id}/`, { token: customer.token })
    expect(order.rentalitems).toMatchObject([{ rentalstartdate: TODAY, rentalenddate: TOMORROW }])
  })

  it("rents for today alone", async () => {
    expect((await desk.order([await rentalLine("blk-3d", [TODAY, TODAY])])).status).toBe(200)
  })

  it("is offered or held what is needed today", async () => {
    const line = await rentalLine("rtc-360", [TODAY, TOMORROW])
    expect((await desk.hold([line])).status).toBe(201)
    expect((await desk.quote([line])).status).toBe(201)
  })

  it("can't have it sent so soon", async () => {
    const { delivery } = await demoDeliveryTypes()
    const line = { ...(await rentalLine("rtc-360", [TODAY, TOMORROW])), delivery: delivery.id }
    const [item] = (await desk.preview([line])).body.items
    expect(item.conflict).toMatchObject({ reason: "lead_time" })
    expect((await desk.order([line])).status).toBe(409)
  })

  it("can't have what others have today", async () => {
    const line = await rentalLine("rtc-360", [TODAY, TODAY])
    const { body } = await desk.order(Array.from({ length: 20 }, () => line))
    expect(body.reason).toBe("booked")
    expect(body.alternatives.every((one: { rentalstartdate: string }) => one.rentalstartdate >= TOMORROW)).toBe(true)
  })

  it("can't do so alone, in the shop", async () => {
    const [{ id }, { pickup }] = await Promise.all([demoProduct("rtc-360"), demoDeliveryTypes()])
    const days = { rentalstartdate: TODAY, rentalenddate: TOMORROW }
    const { body, status } = await add("rental", id, { cart: newCartToken(), delivery: pickup.id, ...days })
    expect([status, Object.keys(body)]).toEqual([400, ["rentalstartdate"]])
  })

  it("can't wait for a colleague's word: who manages the company is asked to order", async () => {
    const { manager, member } = await limitedCompany()
    const line = await rentalLine("rtc-360", [TODAY, TOMORROW])
    const { status, body } = await (await orderDesk(member)).order([line])
    expect([status, body.non_field_errors?.[0]]).toEqual([409, expect.stringContaining("kann sie direkt bestellen")])
    expect((await (await orderDesk(manager)).order([line])).status).toBe(200)
  })
})

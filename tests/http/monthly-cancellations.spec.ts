import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { fromWireMoney, type Rappen } from "#kernel/money"
import type { StaffErpComparisons } from "#shop/erp/wire/staff-erp"
import type { Order } from "#shop/orders/wire/order"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"
import type { StaffCancellation } from "#shop/orders/wire/staff-rental"
import { demoDeliveryTypes, demoProduct, erp, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { target } from "../harness/target"
import { add, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { invoicesOf } from "./document-support"
import { admin, startHandovers, takeBack } from "./handover-support"
import { billDue, bookedInvoices, creditsOf, mirrored, passDays, readOrder } from "./monthly-support"
import { staffProducts } from "./staff-product-support"

let db: Knex
let customer: SignedInCustomer
let delivery: { id: string; price: string }
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  await startHandovers()
  delivery = (await demoDeliveryTypes()).delivery
  const desk = await staffProducts()
  await desk.save(desk.rentalId, "charges", { charges: { deposit: { amount: "5000", permille: 0 } } })
  await until("the deposit", async () => (await demoProduct("rtc-360")).charges !== undefined)
})
afterAll(() => db.destroy())

// By hand from the price list and the calendar, in Rappen: CHF 290 a day, Sundays free, from Monday on.
const DAY = 29_000
const FIRST = { period: ["2026-12-14", "2027-03-12"], rent: 77 * DAY } as const
const SECOND = { period: ["2026-12-14", "2027-02-12"], rent: 53 * DAY } as const
const DEPOSIT = 500_000
/** VAT in whole Rappen, the total in steps of five: once for each document. */
const gross = (net: Rappen) => Math.round((net + Math.round((net * 81) / 1000)) / 5) * 5
/** Kept of a rental that isn't cancelled: rent and delivery, and what is held for it. */
const kept = ({ rent }: { rent: Rappen }) => rent + fromWireMoney(delivery.price)

interface Case {
  rentals: (typeof FIRST | typeof SECOND)[]
  /** Days from the order's first invoice to the cancellation: the device waits at the desk. */
  days: number
  paid: "nothing" | "the first" | "all"
  /** The second came back a day late. */
  isLate?: boolean
  isWaived?: boolean
  /** All without VAT but what is held. */
  owed: () => { net: Rappen; held: Rappen; apart?: Rappen }
}

const half = () => ({ net: FIRST.rent / 2, held: 0 })
const whole = () => ({ net: FIRST.rent, held: 0 })
const nothing = () => ({ net: 0, held: 0 })
const halfAndSecond = () => ({ net: FIRST.rent / 2 + kept(SECOND), held: DEPOSIT })
const CASES: [string, Case][] = [
  ["before the start, nothing paid", { rentals: [FIRST], days: 0, paid: "nothing", owed: half }],
  ["before the start, the first paid", { rentals: [FIRST], days: 0, paid: "the first", owed: half }],
  ["in the second month, nothing paid", { rentals: [FIRST], days: 60, paid: "nothing", owed: whole }],
  ["in the second month, the first paid", { rentals: [FIRST], days: 60, paid: "the first", owed: whole }],
  ["in the last month, all paid", { rentals: [FIRST], days: 90, paid: "all", owed: whole }],
  ["waived, the first not paid", { rentals: [FIRST], days: 0, paid: "nothing", isWaived: true, owed: nothing }],
  ["waived, the first paid", { rentals: [FIRST], days: 0, paid: "the first", isWaived: true, owed: nothing }],
  ["one of two, nothing paid", { rentals: [FIRST, SECOND], days: 0, paid: "nothing", owed: halfAndSecond }],
  ["one of two, the first paid", { rentals: [FIRST, SECOND], days: 0, paid: "the first", owed: halfAndSecond }],
  [
    "one of two, the other late, all paid",
    {
      rentals: [FIRST, SECOND],
      days: 90,
      paid: "all",
      isLate: true,
      owed: () => ({ net: FIRST.rent + kept(SECOND), held: DEPOSIT, apart: DAY }),
    },
  ],
]

async function ordered(rentals: Case["rentals"]): Promise<string> {
  customer = await signedInCustomer()
  await sql("update rental_reservation set status = 'cancelled'")
  const [{ period }, second] = rentals
  const cart = await cartWithRental("rtc-360", [...period], { delivery: delivery.id })
  if (second) {
    const [rentalstartdate, rentalenddate] = second.period
    const { id } = await demoProduct("rtc-360")
    const body = { cart, rentalstartdate, rentalenddate, delivery: delivery.id, productservice: null }
    expect((await add("rental", id, body)).status).toBe(200)
  }
  const { body } = await checkOut(cart, customer)
  await until("the invoice", async () => (await readOrder(customer, body.id)).bexio_invoice_id !== null)
  expect((await admin("POST", `/admin/orders/${body.id}/monthly-billing`)).status).toBe(200)
  const first = async () => (await readOrder(customer, body.id)).monthly_billing?.instalments[0]?.number === 1
  await until("the first instalment", first)
  await mirrored(body.id)
  return body.id
}

async function payAll(id: string) {
  const order = await readOrder(customer, id)
  for (const { id: invoice } of await bookedInvoices(order)) await erp.pay(invoice)
  await until("the payments", async () => (await readOrder(customer, id)).paid)
}

/** Also for whom the devices are reserved. */
async function pass(id: string, days: number) {
  await passDays(id, days)
  const shifted = ["start_day", "end_day", "window_start", "window_end"].map((day) => `${day} = ${day} - ${days}`)
  await sql(`update rental_reservation set ${shifted.join(", ")} where order_id = $1`, id)
  await billDue(db, id)
  await mirrored(id)
}

const reservationsOf = (id: string) =>
  sql<{ id: string }>("select id from rental_reservation where order_id = $1 order by end_day desc", id)

async function backLate(id: string) {
  const [, second] = await reservationsOf(id)
  await sql(
    `update rental_reservation set status = 'handed_over', end_day = '2026-11-23', window_end = '2026-11-23'
      where id = $1`,
    second.id,
  )
  expect((await takeBack(second.id, "2026-11-24")).status).toBe(200)
  await mirrored(id)
}

async function cancelled(id: string, isWaived = false) {
  const [first] = await reservationsOf(id)
  const path = `/admin/rental/reservations/${first.id}`
  const { body: offer } = await admin<StaffCancellation>("GET", `${path}/cancellation`)
  const fee = { confirmed_fee: offer.cancellation.fee, is_waived: false, note: "Telefon" }
  const answer = await admin("POST", `${path}/cancel`, fee)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await settled(id)
  if (!isWaived) return
  const { changes } = await readOrder(customer, id)
  const waived = await admin("POST", `/admin/rental/changes/${changes[0].id}/waive`, { note: "Kulanz" })
  expect(waived.status, JSON.stringify(waived.body)).toBe(200)
  await settled(id)
}

async function settled(id: string) {
  await until("what follows from it", async () => {
    const jobs = await sql("select from pgboss.job where name = 'rental-changed' and state <> 'completed'")
    return jobs.length === 0
  })
  await mirrored(id)
}

/** What a reader of the order's page adds up: invoices that aren't cancelled, what comes back and what is to come. */
const shownSum = ({ monthly_billing, changes }: Order): Rappen => {
  const rows = monthly_billing?.instalments.filter(({ state }) => state !== "cancelled" && state !== "settled") ?? []
  const apart = changes.filter(({ kind }) => kind === "late_return")
  return [...rows, ...apart].reduce((sum, { total }) => sum + fromWireMoney(total), 0)
}

describe("a cancelled rental that is billed by the month", () => {
  it.each(CASES)(
    "is billed as the terms have it: %s",
    async (_case, { rentals, days, paid, isLate, isWaived, owed }) => {
      const id = await ordered(rentals)
      if (paid === "the first") await payAll(id)
      if (days > 0) await pass(id, days)
      if (isLate) await backLate(id)
      if (paid === "all") await payAll(id)
      await cancelled(id, isWaived)

      const { net, held, apart = 0 } = owed()
      const total = gross(net) + held + gross(apart)
      const order = await readOrder(customer, id)
      const toCome = fromWireMoney(order.monthly_billing?.to_come ?? "0.00")
      const credits = await creditsOf(id)
      const booked = (await bookedInvoices(order)).reduce((sum, invoice) => sum + invoice.total, 0)
      const { body: invoices } = await invoicesOf(customer)
      const papers = invoices.filter(({ state }) => state !== "cancelled")
      const { body: office } = await admin<StaffOrderOffice>("GET", `/admin/orders/${id}/office`)
      const { body: compared } = await admin<StaffErpComparisons>("GET", "/admin/erp/comparison")

      expect(order.amended?.total_cost).toBe((total / 100).toFixed(2))
      expect(shownSum(order)).toBe(total)
      expect(office.monthly.billing).toEqual(order.monthly_billing)
      expect(booked - credits + toCome).toBe(total)
      expect(papers.reduce((sum, { total_gross }) => sum + fromWireMoney(total_gross), 0)).toBe(booked)
      expect(papers.flatMap(({ positions }) => positions).filter((one) => one.position_total === "0.00")).toEqual([])
      expect(compared.rows.filter(({ order_id }) => order_id === id)).toEqual([])
      expect(toCome > 0).toBe(rentals.length > 1 && days === 0)
    },
  )
})

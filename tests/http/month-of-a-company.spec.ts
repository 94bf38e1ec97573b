import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, expect, it } from "vitest"
import { fromWireMoney } from "#kernel/money"
import type { Order } from "#shop/orders/wire/order"
import { api, demoDeliveryTypes, demoProduct, mailTo, newCartToken, sql, staff, until } from "../harness"
import { target } from "../harness/target"
import { approve, limitedCompany, requestFor } from "./approval-support"
import { add } from "./cart-support"
import { fetchPdf, invoicesOf, printedText } from "./document-support"
import { billDue, bookedInvoices, comesTo, mirrored, passDays, readOrder, totalOf } from "./monthly-support"
import { customerIdOf, TEN_PERCENT } from "./special-price-support"

/** 390 a day, with rates of a week and a month. */
const SLUG = "mobile-mapping-set"
const PERIOD = { rentalstartdate: "2026-12-07", rentalenddate: "2027-01-22" }
const DAY_PRICE = "390.00"
const INSURANCE_A_DAY = 1_200
const VAT_PERMILLE = 81

interface Rate {
  days: number
  price: string
}

/** By hand: the cheapest that covers the days, ten percent off, the insurance of each day, VAT, and all to five Rappen. */
function sumsOf(rates: readonly Rate[]) {
  const covers = new Map<number, number>()
  const covered = (days: number): number => {
    if (days <= 0) return 0
    const known = covers.get(days)
    if (known !== undefined) return known
    const all = [{ days: 1, price: DAY_PRICE }, ...rates].map(
      (rate) => fromWireMoney(rate.price) + covered(days - rate.days),
    )
    covers.set(days, Math.min(...all))
    return Math.min(...all)
  }
  const netOf = (days: number) => covered(days) * 0.9 + days * INSURANCE_A_DAY
  return { netOf, grossOf: (days: number) => Math.round((netOf(days) * (1000 + VAT_PERMILLE)) / 1000 / 5) * 5 }
}

let db: Knex
beforeAll(() => {
  db = knex({ client: "pg", connection: target().databaseUrl })
})
afterAll(() => db.destroy())

it("a month that a colleague rents, another approves and extends, is billed in parts that come to the same everywhere", async () => {
  const desk = await staff()
  await sql("delete from rental_reservation where product_id = $1", (await demoProduct(SLUG)).id)
  const { manager, member } = await limitedCompany()
  const discount = await desk("POST", `/admin/customers/${await customerIdOf(member)}/company/discounts`, TEN_PERCENT)
  expect(discount.status).toBe(201)
  const { id: product, productservices, rates = [] } = await demoProduct(SLUG)
  const insurance = productservices.find(({ name }) => name === "Versicherung nach Tagen")
  const { netOf, grossOf } = sumsOf(rates)
  const { pickup } = await demoDeliveryTypes()
  const cart = newCartToken()
  const put = { cart, ...PERIOD, delivery: pickup.id, productservices: [insurance?.id] }
  expect((await add("rental", product, put, member.token)).status).toBe(200)

  const approved = await approve(manager, await requestFor(member, cart))
  expect(approved.status, JSON.stringify(approved.body)).toBe(200)
  const { id } = approved.body.order
  const read = () => readOrder(member, id)
  const order: Order = await until("the invoice", async () => ((await read()).bexio_invoice_id ? read() : null))
  const days = Number.parseInt(order.rentalitems[0].display_quantity, 10)
  expect(fromWireMoney(order.total_cost)).toBe(grossOf(days))

  expect((await desk("POST", `/admin/orders/${id}/monthly-billing`)).status).toBe(200)
  await until("the first part", async () => (await read()).monthly_billing?.instalments[0]?.number === 1)
  await mirrored(id)
  const path = `/orders/${id}/items/${order.rentalitems[0].id}/extension/`
  const { options } = (await api("GET", path, { token: manager.token })).body
  const { rentalenddate, price, days: more } = options.at(-1)
  expect(fromWireMoney(price)).toBe(netOf(days + more) - netOf(days))
  const body = { rentalenddate, confirmed_price: price }
  expect((await api("POST", path, { token: manager.token, body })).status).toBe(200)
  await mirrored(id)
  const extended = await read()
  const total = totalOf(extended)
  expect(Math.abs(total - grossOf(days + more))).toBeLessThanOrEqual(5)
  expect(await comesTo(extended)).toBe(total)

  await passDays(id, 200)
  await billDue(db, id)
  await mirrored(id)
  const booked = await bookedInvoices(extended)
  expect(booked.length).toBeGreaterThan(2)
  expect(booked.reduce((sum, one) => sum + one.total, 0)).toBe(total)
  const standing = (await invoicesOf(member)).body.filter(({ state }) => state !== "cancelled")
  expect(standing.map(({ document_nr }) => document_nr).sort()).toEqual(booked.map(({ number }) => number).sort())
  for (const { id: invoice, document_nr } of standing) {
    const { total: sum } = booked.find(({ number }) => number === document_nr) ?? { total: 0 }
    const paper = await printedText((await fetchPdf(`/invoice/${invoice}/pdf`, member)).bytes)
    const figure = (sum / 100).toFixed(2)
    expect(paper.replace(/[’'\s]/g, "")).toContain(figure)
    await mailTo(member.email, new RegExp(document_nr))
  }
  const { amended, monthly } = (await desk("GET", `/admin/orders/${id}/office`)).body
  expect([amended.total, monthly.billing.to_come]).toEqual([total, "0.00"])
})

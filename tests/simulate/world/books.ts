import { setTimeout as sleep } from "node:timers/promises"
import { expectWholeOrders } from "../../faults/whole-orders"
import { erp, mails, repeatFailedJobs, sql } from "../../harness"
import { grossOf, rappen } from "../model/money"
import type { Order } from "../model/state"
import type { Simulation } from "./simulation"
import { judge } from "./violation"

const PATIENCE_MS = 240_000
/** Rows of the mirror that nobody has to wait for: done, or with staff, who were told. */
const UNFINISHED = `
  select 'job' as what, name || ' ' || coalesce(output::text, '') as which from pgboss.job where state in ('created', 'retry', 'active')
  union all
  select 'mirror', coalesce(o.custom_display_id, m.order_id) || ' ' || m.state || ' ' || coalesce(m.last_error, '') from erp_mirror m
    join "order" o on o.id = m.order_id where m.state not in ('done', 'credit')
  union all
  select 'order without row', o.id from "order" o where not exists (select 1 from erp_mirror m where m.order_id = o.id)`

/** Neighbours are well again, and all that was promised is worked off. */
async function settle() {
  await erp.heal()
  const deadline = Date.now() + PATIENCE_MS
  for (let quiet = 0; quiet < 3; ) {
    const left = await sql(UNFINISHED)
    quiet = left.length === 0 ? quiet + 1 : 0
    judge(Date.now() < deadline, "nothing that was promised is lost, whoever failed or died", left.slice(0, 20))
    if (left.some(({ what }) => what === "job")) await repeatFailedJobs()
    await sleep(700)
  }
}

const isOf =
  ({ number }: Order) =>
  (title: string | null) =>
    new RegExp(`\\b${number}\\b`).test(title ?? "")

/** In the ERP each order stands once, at its sum, with a document for each charge that came later. */
async function judgeErp({ shop }: Simulation) {
  const { orders, invoices, contacts } = await erp.state()
  for (const order of shop.orders) {
    const fits = isOf(order)
    const booked = orders.filter(({ title }) => fits(title))
    const charges = order.rentals.flatMap((rental) => rental.charges)
    const beside = charges.filter(({ kind, fee }) => kind !== "cancellation" && fee > 0)
    const facts = {
      number: order.number,
      total: order.total,
      charges,
      booked: booked.map(({ title, total, kb_item_status_id }) => [title, total, kb_item_status_id]),
      invoices: invoices
        .filter(({ title }) => fits(title))
        .map(({ title, total, kb_item_status_id, document_nr }) => [document_nr, title, total, kb_item_status_id]),
    }
    const own = booked.filter(({ api_reference }) => api_reference === `shop:order:${order.id}`)
    judge(own.length === 1, "each order stands once in the books", facts)
    judge(rappen(own[0].total) === order.total, "the books have the order's sum, to the Rappen", facts)
    if (charges.some(({ kind }) => kind === "cancellation")) continue // its documents are replaced
    judge(booked.length === 1 + beside.length, "each charge stands once in the books", facts)
    const sum = booked.reduce((all, { total }) => all + rappen(total), 0)
    const expected = beside.reduce((all, { fee }) => all + grossOf(fee), order.total)
    judge(sum === expected, "the books have what is owed, to the Rappen", { ...facts, sum, expected })
  }
  const known = shop.orders.map(isOf)
  judge(
    orders.every(({ title }) => known.some((fits) => fits(title))),
    "the books have no order that nobody placed",
    orders.length,
  )
  const names = contacts.map(({ mail }) => mail)
  judge(new Set(names).size === names.length, "each customer is one contact", names)
}

/** Each mail that is due was sent, once. */
function judgeMails({ shop }: Simulation) {
  const subjects = mails().map(({ subject, to }) => ({ subject, to }))
  for (const order of shop.orders) {
    const fits = isOf(order)
    const own = subjects.filter(({ subject }) => fits(subject))
    const count = (words: RegExp) => own.filter(({ subject }) => words.test(subject)).length
    const charges = order.rentals.flatMap((rental) => rental.charges)
    const due = [
      [/^Ihre Bestellung/, 1],
      [/^Storniert/, charges.filter(({ kind }) => kind === "cancellation").length],
      [/^Verlängert/, charges.filter(({ kind }) => kind === "extension").length],
      [/^Neue Mietdaten/, charges.filter(({ kind }) => kind === "rescheduling").length],
    ] as const
    for (const [words, expected] of due)
      judge(count(words) === expected, "each mail that is due is sent once", {
        number: order.number,
        words: words.source,
        expected,
        own,
      })
    const told = own.filter(({ subject }) => subject.startsWith("Rechnung ") && subject.includes(" zu Ihrer "))
    judge(
      told.length >= 1 && new Set(told.map(({ subject }) => subject)).size === told.length,
      "each invoice is mailed once",
      { number: order.number, told },
    )
    judge(
      own.every(({ to }) => to.includes(order.customer.email)),
      "mails go to who ordered",
      { number: order.number, own },
    )
  }
}

/** At the end: what the accounts and the customers were told is what was agreed. */
export async function judgeBooks(sim: Simulation) {
  await settle()
  await expectWholeOrders()
  await judgeErp(sim)
  judgeMails(sim)
}

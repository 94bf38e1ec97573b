import { fromWireMoney, rappenFromFrancs } from "#kernel/money"
import type { Order } from "#shop/orders/wire/order"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"
import { api, erp, mailTo, type SignedInCustomer, sql, type staff, until } from "../../harness"
import { fetchPdf, invoicesOf, printedText } from "../../http/document-support"
import type { ExpectedCart } from "../oracle/expected"
import { saidByOrder } from "../oracle/places"
import { differences, type Said } from "../oracle/said"

export interface Ordered {
  id: string
  shop_number: string
  customer: SignedInCustomer
  expected: ExpectedCart
}

type Staff = Awaited<ReturnType<typeof staff>>

const rappen = (francs: unknown) => rappenFromFrancs(Number(francs))

/** As papers and mails print it: 1’897.16. */
const printed = (amount: bigint): string => {
  const digits = String(amount).padStart(3, "0")
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, "’")}.${digits.slice(-2)}`
}

/** What is said of an order that was placed just now. */
export async function heardAfter(desk: Staff, ordered: Ordered): Promise<string[]> {
  const { id, shop_number: number, customer, expected } = ordered
  const { token, email } = customer
  const order = (await api<Order>("GET", `/orders/${id}/`, { token })).body
  const listed = (await api<Order[]>("GET", "/orders/", { token })).body.find((each) => each.id === id)!
  const lineIds = await sql<{ id: string }>(
    `select line.id from order_item item join order_line_item line on line.id = item.item_id
      where item.order_id = $1 order by (line.metadata->>'position')::int`,
    id,
  )
  const ids = lineIds.map((line) => line.id)
  const medusa = (await desk("GET", `/admin/orders/${id}?fields=total,tax_total`)).body.order
  const { totals } = (await desk<StaffOrderOffice>("GET", `/admin/orders/${id}/office`)).body
  const [stored] = await sql<{ total: string; payment: string }>(
    `select summary.totals->>'current_order_total' as total, payment.amount as payment
       from order_summary summary
       join order_payment_collection link on link.order_id = summary.order_id
       join payment_collection payment on payment.id = link.payment_collection_id
      where summary.order_id = $1`,
    id,
  )
  const { charges, ...sums } = totals
  const places: [string, Said][] = [
    ["order", saidByOrder(order, ids)],
    ["list of orders", saidByOrder(listed, ids)],
    ["Medusa", { total: rappen(medusa.total), vat: rappen(medusa.tax_total) }],
    ["Medusa's summary", { total: rappen(stored.total) }],
    ["payment", { total: rappen(stored.payment) }],
    ["staff's order", { ...sums, deposit: charges.reduce((sum, { amount }) => sum + amount, 0) }],
  ]
  const found = places.flatMap(([place, said]) => differences(place, said, expected))
  const mail = await mailTo(email, new RegExp(`Ihre Bestellung ${number}`))
  const text = mail.text.replaceAll("\u00a0", " ")
  const { subtotal, vat, total } = expected.sums
  const rows = [
    `Zwischensumme exkl. MwSt.: CHF ${printed(subtotal)}`,
    `MwSt. (8.1 %): CHF ${printed(vat)}`,
    `Total inkl. MwSt.: CHF ${printed(total)}`,
  ]
  return [...found, ...rows.filter((row) => !text.includes(row)).map((row) => `mail: without ${row}`)]
}

interface Position {
  amount?: string
  unit_price?: string
}

/** What the accounts and their papers say, once they have the order and its invoice. */
export async function heardInAccounts({ id, shop_number: number, customer, expected }: Ordered): Promise<string[]> {
  const { order, invoice, own } = await until(
    `${number} and its invoice in the accounts`,
    async () => {
      const { orders, invoices } = await erp.state()
      const named = ({ title }: { title: string | null }) => title?.split(/\s/).includes(number)
      const [order, invoice] = [orders.find(named), invoices.find(named)]
      const own = (await invoicesOf(customer)).body.find((each) => each.order === id)
      return order && invoice && own ? { order, invoice, own } : null
    },
    60_000,
  )
  const lines = (order.positions as Position[]).map(
    ({ amount = "0", unit_price = "0" }) => Number(amount) * Number(unit_price),
  )
  const { net, deposit, total } = expected.sums
  const inAll = lines.reduce((sum, each) => sum + Math.round(each * 100), 0)
  const papers: [string, string][] = [
    ["confirmation", `/orders/${id}/confirmation-pdf`],
    ["invoice", `/orders/${id}/invoice-pdf`],
  ]
  const found = [
    ...differences("accounts", { total: rappen(order.total) }, expected),
    ...differences("invoice in the accounts", { total: rappen(invoice.total) }, expected),
    ...differences("customer's invoice", { total: fromWireMoney(own.total_gross) }, expected),
    ...(BigInt(inAll) === net + deposit ? [] : [`positions in the accounts: ${inAll} instead of ${net + deposit}`]),
  ]
  for (const [paper, path] of papers) {
    const text = (await printedText((await fetchPdf(path, customer)).bytes)).replace(/\s+/g, " ")
    if (!text.includes(`Total CHF ${printed(total)}`)) found.push(`${paper}'s PDF: without Total CHF ${printed(total)}`)
  }
  return found
}

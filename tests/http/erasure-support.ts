import { randomBytes } from "node:crypto"
import { expect } from "vitest"
import {
  aCompany,
  api,
  checkoutForm,
  erp,
  impersonationLink,
  mails,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  until,
} from "../harness"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { issuedQuote } from "./document-support"
import { admin, handOver, reservationOf, takeBack } from "./handover-support"
import { customerIdOf } from "./special-price-support"
import { join, takenWeek } from "./wait-list-support"

export interface Known extends SignedInCustomer {
  id: string
  lastName: string
  phone: string
  billingEmail: string
  orderId: string
}

/** An answer that is none of a refusal. */
async function ok<Answer extends { status: number; body: unknown }>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer
}

/** What nobody else is called, so that it is found wherever it stands. */
const word = () => randomBytes(6).toString("hex")

/** Somebody with a rental that is back, goods that were sent, and all else that the shop can know of a customer. */
export async function knownCustomer(): Promise<Known> {
  const [name, digits] = [word(), String(1000 + Math.floor(Math.random() * 8999))]
  const who = { first_name: "Nora", last_name: `Weg${name}`, phone: `+41 71 987 ${digits}` }
  const customer = await signedInCustomer({ ...who, email: `nora-${name}@example.ch` })
  const { token, email } = customer
  const id = await customerIdOf(customer)
  const billingEmail = `rechnung-${name}@example.ch`
  const home = { ...who, address: "Weg 1", postalcode: "9000", city: "Wil" }
  await ok(api("POST", "/addresses/", { token, body: home }))
  const orderId = await rentedAndSent(customer, { ...who, email: billingEmail })
  await issuedQuote(customer, await cartWithAccessory("usb-c-kabel"))
  await ok(api("POST", "/wait-list/", { token, body: (await takenWeek()).wish(email) }))
  await ok(join((await takenWeek()).wish(email)))
  await ok(
    api("POST", "/registration/", {
      body: {
        ...who,
        ...{ address: "Weg 1", postalcode: "9000", city: "Wil", sector: aCompany.sector, company: "Weg AG" },
        email: email.toUpperCase(),
        location: "olten",
      },
    }),
  )
  const cart = await cartWithAccessory("usb-c-kabel")
  await ok(api("GET", `/cart/${cart}/`, { token }))
  const headers = { "idempotency-key": `key-${name}` }
  await ok(api("POST", "/addresses/", { token, body: home, headers }))
  await byStaff({ ...customer, id, orderId, lastName: who.last_name, phone: who.phone, billingEmail })
  await impersonationLink(email, `Anruf von ${who.last_name}`)
  return { ...customer, id, orderId, lastName: who.last_name, phone: who.phone, billingEmail }
}

async function rentedAndSent(customer: SignedInCustomer, billing: Record<string, string>): Promise<string> {
  const cart = await cartWithRental("blk-3d", ["2026-11-25", "2026-11-27"])
  const accessory = await cartWithAccessory("usb-c-kabel")
  const ordered = await ok(
    api("POST", `/checkout/${cart}/`, {
      token: customer.token,
      body: checkoutForm(customer.email, billing),
    }),
  )
  const rental = await reservationOf(ordered.body.id)
  await ok(handOver(rental.id, rental.serial_number, { signer: "Nora", note: "Koffer" }))
  await sql("update rental_reservation set start_day = '2026-11-20', end_day = '2026-11-24' where id = $1", rental.id)
  await ok(takeBack(rental.id, "2026-11-24"))
  const goods = await ok(
    api("POST", `/checkout/${accessory}/`, {
      token: customer.token,
      body: checkoutForm(customer.email, billing),
    }),
  )
  const { body } = await ok(api("GET", `/orders/${goods.body.id}/`, { token: customer.token }))
  await ok(
    admin("POST", `/admin/orders/${goods.body.id}/dispatches`, {
      ...{ key: `dispatch-key-${word()}`, carrier: "post", tracking_number: "" },
      lines: [{ id: body.accessoryitems[0].id, quantity: 1 }],
    }),
  )
  return ordered.body.id
}

/** What staff write about him, in the shop and on Medusa's own pages. */
async function byStaff({ id, orderId, lastName, phone, email }: Known) {
  const { body } = await ok(admin("GET", `/admin/customers/${id}/account`))
  const { version, company, company_uid, sector, first_name, address, postalcode, city } = body.account
  const edited = { version, company, company_uid, sector, first_name, address, postalcode, city }
  await ok(admin("POST", `/admin/customers/${id}/account`, { ...edited, last_name: lastName, phone, city: "Gossau" }))
  await ok(admin("POST", `/admin/customers/${id}`, { metadata: { note: `${lastName} ${phone}` } }))
  await ok(admin("POST", `/admin/orders/${orderId}/notes`, { text: `${lastName} ruft an: ${phone}, ${email}` }))
  await ok(
    admin("POST", `/admin/orders/${orderId}/letters`, {
      ...{ key: `letter-key-${word()}`, subject: "Rückruf", text: `Guten Tag ${lastName}`, attachments: [] },
    }),
  )
  await ok(admin("POST", `/admin/orders/${orderId}/confirmation`, {}))
  const elsewhere = {
    first_name: "Nora",
    last_name: lastName,
    phone,
    address_1: "Weg 2",
    city: "Wil",
    country_code: "ch",
    postal_code: "9500",
  }
  await ok(admin("POST", `/admin/orders/${orderId}`, { email: `neu-${email}`, shipping_address: elsewhere }))
}

/** All of his orders are in the books and paid. */
export async function settleBooks(id: string) {
  await until("his orders in the books", async () => {
    const open = await sql("select from erp_mirror where customer_id = $1 and state <> 'done'", id)
    return open.length === 0
  })
  const { invoices } = await erp.state()
  const own = await sql(
    "select erp_invoice_id from erp_mirror where customer_id = $1 and erp_invoice_id is not null",
    id,
  )
  const ids = new Set(own.map(({ erp_invoice_id }) => erp_invoice_id))
  for (const invoice of invoices.filter((each) => ids.has(String(each.id)))) await erp.pay(invoice.document_nr)
  await until("his invoices paid", async () => {
    const open = await sql("select from erp_invoice where customer_id = $1 and state <> 'paid'", id)
    return open.length === 0
  })
}

/** Until no job is left that may still write to him. */
export const mailsLeft = () =>
  until("jobs at rest", async () => {
    const left = await sql("select from pgboss.job where state in ('created', 'active', 'retry')")
    return left.length === 0 && mails().length > 0
  })

import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import {
  api,
  erp,
  type Mail,
  mails,
  repeatJobs,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  until,
} from "../harness"
import { cartWithAccessory, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { invoicedOrder, printedText } from "./document-support"

const BOOKKEEPER = "buchhaltung@example.ch"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})
afterEach(() => erp.heal())

const read = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body

/** What was mailed about the invoices of an order, oldest first. */
const mailsOf = ({ shop_number }: Order) =>
  mails().filter(({ subject }) => /^Rechnung|^Geänderte Rechnung/.test(subject) && subject.includes(shop_number))
const subjectsOf = (order: Order) => mailsOf(order).map(({ subject }) => subject)
const mailed = (order: Order, count: number) =>
  until(`${count} mails about the invoices of ${order.shop_number}`, () => {
    const found = mailsOf(order)
    return found.length >= count ? found : null
  })

const pdfText = ({ attachments }: Mail) => printedText(attachments[0].content)

/** Until what the shop reads from the ERP has been read once more. */
async function askedAgain() {
  const reads = async () => (await erp.requests()).filter(({ path }) => path.startsWith("/2.0/kb_invoice")).length
  const before = await reads()
  await until("another look at the invoices", async () => (await reads()) > before + 1)
}
const jobsAreDone = (invoiceNumber: string) =>
  until("the mails' jobs", async () => {
    const [{ count }] = await sql(
      `select count(*)::int from pgboss.job job join erp_invoice invoice on invoice.id = job.data->>'invoiceId'
        where job.name = 'invoice-mail' and invoice.number = $1 and job.state <> 'completed'`,
      invoiceNumber,
    )
    return count === 0
  })

describe("an invoice that the ERP has issued", () => {
  it("is mailed to the login and to the billing address, with its PDF, its amount and its day", async () => {
    const { body } = await checkOut(await cartWithAccessory("usb-c-kabel", 2), customer, {
      email: BOOKKEEPER,
      referencenum: "Halle 3",
    })
    const order = await invoiced(body.id)
    const sent = await mailed(order, 2)
    expect(sent.map(({ to }) => to).sort()).toEqual([BOOKKEEPER, customer.email].sort())
    for (const mail of sent) {
      expect(mail.subject).toBe(`Rechnung ${order.bexio_invoice_id} zu Ihrer Bestellung ${order.shop_number}`)
      expect(mail.text).toMatch(/Der Betrag von CHF\s[\d’]+\.\d\d ist zahlbar bis \S+\s\d+\.\d+\.\d{4}/)
      expect(mail.text).toContain("Ihre Referenz: Halle 3")
      expect(mail.attachments.map(({ filename }) => filename)).toEqual([`Rechnung_${order.bexio_invoice_id}.pdf`])
      const printed = await pdfText(mail)
      expect(printed).toContain(String(order.bexio_invoice_id))
      expect(printed.split("Halle 3")).toHaveLength(2)
    }
  })

  it("is mailed once, whatever is read, paid, or done twice afterwards", async () => {
    const order = await invoicedOrder(customer)
    await mailed(order, 1)
    const asStaff = await staff()
    await Promise.all([1, 2, 3].map(() => asStaff("POST", `/admin/erp/orders/${order.id}/reread`)))
    await repeatJobs(
      "name = 'invoice-mail' and data->>'invoiceId' = (select id from erp_invoice where number = $1)",
      order.bexio_invoice_id,
    )
    await erp.pay(String(order.bexio_invoice_id))
    await until("the payment", async () => (await read(order.id)).paid)
    await jobsAreDone(String(order.bexio_invoice_id))
    expect(mailsOf(order)).toHaveLength(1)
  })

  it("is mailed as soon as the ERP prints it, if it can't at first", async () => {
    await erp.fail({
      path: "/2.0/kb_invoice/",
      method: "GET",
      from: 1,
      times: 3,
      action: { kind: "answer", status: 503 },
    })
    const order = await invoicedOrder(customer)
    expect(await mailed(order, 1)).toHaveLength(1)
  })

  it("is nobody's mail while it is a draft", async () => {
    const order = await invoicedOrder(customer)
    await mailed(order, 1)
    await setStatus(order, "revert_issue")
    await until("the draft", async () => (await stateOf(order)) === "draft")
    expect(mailsOf(order)).toHaveLength(1)
  })
})

describe("an invoice that is replaced or cancelled", () => {
  it("is mailed as cancelled, and the one in its place says what it replaces", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-02-01", "2027-02-03"])
    const order = await invoicedOrder(customer, cart)
    await mailed(order, 1)
    const path = `/orders/${order.id}/items/${order.rentalitems[0].id}/cancel/`
    const answer = await api("POST", path, { token: customer.token, body: { confirmed_fee: "270.00" } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const [, ...later] = await mailed(order, 3)
    const former = String(order.bexio_invoice_id)
    const cancelled = later.find(({ subject }) => subject.includes(former)) as Mail
    const successor = later.find(({ subject }) => !subject.includes(former)) as Mail
    expect(cancelled.subject).toBe(`Rechnung ${former} ist aufgehoben, Bestellung ${order.shop_number}`)
    expect(cancelled.text).toContain("Bitte bezahlen Sie sie nicht")
    expect(cancelled.attachments.map(({ filename }) => filename)).toEqual([`Rechnung_${former}_aufgehoben.pdf`])
    expect(await pdfText(cancelled)).toContain(former)
    expect(successor.text).toContain(`Sie ersetzt ${former}.`)
    expect(successor.attachments).toHaveLength(1)
    // Who pays a fee isn't thanked for it.
    expect(await pdfText(successor)).not.toMatch(/Dank|Vertrauen/)
    await askedAgain()
    expect(mailsOf(order)).toHaveLength(3)
  })

  it("is mailed again when staff issue it with another content", async () => {
    const order = await invoicedOrder(customer)
    await mailed(order, 1)
    await setStatus(order, "revert_issue")
    await until("the draft", async () => (await stateOf(order)) === "draft")
    await editInvoice(order, { is_valid_to: "2027-01-31" })
    await setStatus(order, "issue")
    const [, changed] = await mailed(order, 2)
    expect(changed.subject).toBe(
      `Geänderte Rechnung ${order.bexio_invoice_id} zu Ihrer Bestellung ${order.shop_number}`,
    )
    expect(changed.text).toMatch(/zahlbar bis So\s31\.1\.2027/)
    expect(subjectsOf(order)).toHaveLength(2)
  })
})

const invoiced = (id: string) =>
  until("the invoice", async () => {
    const order = await read(id)
    return order.bexio_invoice_id === null ? null : order
  })

const stateOf = async ({ bexio_invoice_id }: Order) =>
  (await sql("select state from erp_invoice where number = $1", bexio_invoice_id))[0]?.state

/** What staff do in the ERP itself. */
async function inTheErp(order: Order, path: string, body: object) {
  const { invoices } = await erp.state()
  const invoice = invoices.find(({ document_nr }) => document_nr === order.bexio_invoice_id)
  expect(invoice?.kb_item_status_id).toBeDefined()
  return erp.call("POST", `/2.0/kb_invoice/${invoice?.id}${path}`, body)
}
const setStatus = (order: Order, action: "issue" | "revert_issue") => inTheErp(order, `/${action}`, {})
const editInvoice = (order: Order, changes: object) => inTheErp(order, "", changes)

import {
  type ErpDocument,
  ErpError,
  type ErpFile,
  type ErpParty,
  type ErpProvider,
  type ErpReference,
} from "#extension"
import { type Books, booksIn, byId, type KeptDocument, type KeptInvoice, theOne, toInvoice } from "./books"

const sameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const isSame = (one: ErpParty, other: ErpParty) =>
  (["company", "email", "firstName", "lastName"] as const).every((field) => sameWord(one[field], other[field]))

const toOrder = ({ id, number, document }: KeptDocument) => ({ id, number, total: document.total })
const pdf = ({ number, document }: KeptDocument): ErpFile => ({
  name: `${number}.pdf`,
  content: Buffer.from(`%PDF-1.4\n% ${document.title}\n%%EOF\n`),
})

/** An ERP that is a file: no more than the shop asks of one. */
export function jsonFileProvider(file: string): ErpProvider {
  const { read, change } = booksIn(file)
  const found = async (list: "orders" | "quotes", reference: ErpReference, contactId: string) => {
    const row = theOne(read()[list], reference, contactId)
    return row && toOrder(row)
  }
  const added = async (list: "orders" | "quotes", prefix: string, document: ErpDocument, contactId: string) =>
    change((books) => {
      const serial = String(books[list].length + 1)
      const row = { id: serial, number: `${prefix}-${serial}`, contactId, document }
      books[list].push(row)
      return toOrder(row)
    })
  const changeInvoice = async (id: string, act: (invoice: KeptInvoice) => void) =>
    change((books) => {
      const invoice = byId(books.invoices, id)
      act(invoice)
      invoice.changedAt = new Date().toISOString()
    })
  const issue = (invoice: KeptInvoice) => {
    if (invoice.state === "cancelled") throw new ErpError("permanent", `${invoice.number} is cancelled`)
    invoice.state = "issued"
  }
  const invoiced = (books: Books, orderId: string) => {
    const order = byId(books.orders, orderId)
    const { contactId, document } = order
    if (theOne(books.invoices, document, contactId)) throw new ErpError("ambiguous", `${order.number} is invoiced`)
    const serial = String(books.invoices.length + 1)
    const facts = { tag: null, state: "draft", dueDate: document.date, received: 0 } as const
    const invoice = {
      id: serial,
      number: `R-${serial}`,
      contactId,
      document,
      ...facts,
      changedAt: new Date().toISOString(),
    }
    books.invoices.push(invoice)
    return toInvoice(invoice)
  }

  return {
    findContact: async (party) => read().contacts.find((contact) => isSame(contact.party, party))?.id ?? null,
    createContact: async (party) =>
      change(({ contacts }) => {
        contacts.push({ id: String(contacts.length + 1), party })
        return String(contacts.length)
      }),
    findOrder: (reference, contactId) => found("orders", reference, contactId),
    createOrder: (document, contactId) => added("orders", "A", document, contactId),
    findQuote: (reference, contactId) => found("quotes", reference, contactId),
    createQuote: (document, contactId) => added("quotes", "O", document, contactId),
    async findInvoice(reference, contactId) {
      const row = theOne(read().invoices, reference, contactId)
      return row && toInvoice(row)
    },
    createInvoice: async (orderId) => change((books) => invoiced(books, orderId)),
    tagInvoice: (id, { tag }, dueDate) => changeInvoice(id, (invoice) => Object.assign(invoice, { tag, dueDate })),
    issueInvoice: (id) => changeInvoice(id, issue),
    cancelInvoice: (id) => changeInvoice(id, (invoice) => Object.assign(invoice, { state: "cancelled" })),
    async invoice(id) {
      const row = read().invoices.find((one) => one.id === id)
      return row ? toInvoice(row) : null
    },
    changedInvoices: async (since) =>
      read()
        .invoices.filter(({ changedAt }) => changedAt >= since.toISOString())
        .map(toInvoice),
    openInvoices: async () =>
      read()
        .invoices.map(toInvoice)
        .filter(({ state }) => state === "open" || state === "partial"),
    orderPdf: async (id) => pdf(byId(read().orders, id)),
    invoicePdf: async (id) => pdf(byId(read().invoices, id)),
    quotePdf: async (id) => pdf(byId(read().quotes, id)),
    ping: async () => void read(),
  }
}

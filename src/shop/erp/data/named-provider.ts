import { ErpError, type ErpInvoice, type ErpOffice, type ErpOrder, type ErpProvider } from "./provider"
import { erpOfId, keptId, ownId } from "./rules/erp-ids"

/** The document is in an ERP that the shop was connected to before. */
export class OfAnotherErp extends ErpError {
  constructor(kept: string, erp: string) {
    super("permanent", `It is in ${erpOfId(kept)}, and the shop is connected to ${erp}: settle it by hand`)
  }
}

/**
 * The ERP with ids that say whose they are, as the shop keeps them. Every method throws OfAnotherErp for what is another's,
 * so that nothing is written to whoever has the same id here.
 */
export function namedProvider(name: string, erp: ErpProvider): ErpProvider {
  const kept = (id: string) => keptId(name, id)
  const own = (id: string) => {
    const found = ownId(name, id)
    if (found === null) throw new OfAnotherErp(id, name)
    return found
  }
  const order = (one: ErpOrder): ErpOrder => ({ ...one, id: kept(one.id) })
  const invoice = <Told extends Omit<ErpInvoice, "positions">>(one: Told): Told => ({
    ...one,
    id: kept(one.id),
    contactId: kept(one.contactId),
  })
  const perhaps = <From, To>(one: From | null, to: (one: From) => To): To | null => (one === null ? null : to(one))
  return {
    findContact: async (party) => perhaps(await erp.findContact(party), kept),
    createContact: async (party) => kept(await erp.createContact(party)),
    findOrder: async (reference, contact) => perhaps(await erp.findOrder(reference, own(contact)), order),
    createOrder: async (document, contact) => order(await erp.createOrder(document, own(contact))),
    findInvoice: async (reference, contact) => perhaps(await erp.findInvoice(reference, own(contact)), invoice),
    createInvoice: async (orderId) => invoice(await erp.createInvoice(own(orderId))),
    tagInvoice: async (id, document, dueDate) => erp.tagInvoice(own(id), document, dueDate),
    issueInvoice: async (id) => erp.issueInvoice(own(id)),
    cancelInvoice: async (id) => erp.cancelInvoice(own(id)),
    invoice: async (id) => perhaps(await erp.invoice(own(id)), invoice),
    changedInvoices: async (since) => (await erp.changedInvoices(since)).map(invoice),
    openInvoices: async () => (await erp.openInvoices()).map(invoice),
    orderPdf: async (id) => erp.orderPdf(own(id)),
    invoicePdf: async (id) => erp.invoicePdf(own(id)),
    findQuote: async (reference, contact) => perhaps(await erp.findQuote(reference, own(contact)), order),
    createQuote: async (document, contact, validUntil) =>
      order(await erp.createQuote(document, own(contact), validUntil)),
    quotePdf: async (id) => erp.quotePdf(own(id)),
    ping: async () => erp.ping(),
  }
}

/** Where staff look at what the ERP holds, by ids as the shop keeps them; nowhere for what is another's. */
export interface NamedOffice extends Omit<ErpOffice, "document"> {
  document(...of: Parameters<ErpOffice["document"]>): string | null
}

export const namedOffice = (name: string, office: ErpOffice): NamedOffice => ({
  isSandbox: office.isSandbox,
  home: office.home,
  document(kind, { id, number }) {
    const own = ownId(name, id)
    return own === null ? null : office.document(kind, { id: own, number })
  },
  contact(id) {
    const own = ownId(name, id)
    return own === null ? null : office.contact(own)
  },
})

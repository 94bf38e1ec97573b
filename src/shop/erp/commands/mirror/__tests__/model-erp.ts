import type { CalendarDay } from "#kernel/calendar-day"
import { type ErpDocument, ErpError, type ErpInvoice, type ErpProvider } from "#shop/erp/data/provider"

/** What happens to a call. Lost: the answer; late: it is done, but only after a while. */
export type Fate = "well" | "busy" | "limited" | "locked" | "lost-before" | "lost-after" | "lost-late" | "killed"

/** The process dies; in tests thrown like an error of the database, which nobody handles either. */
export class Killed extends Error {
  readonly code = "ECONNRESET"
}

const DAY = "2026-11-24" as CalendarDay

interface Stored {
  contactId: string
  title: string
  total: number
  visibleAt: number
}

interface ModelOptions {
  now(): number
  /** The fate of the next call. */
  fate(): Fate
  /** How long a commit may come after the answer was given up, and how long the search then takes to find it. */
  lateMs: number
  lagMs: number
}

/** An ERP that keeps contacts, orders and invoices, and fails as it is told. */
export class ModelErp {
  readonly contacts: { key: string; visibleAt: number }[] = []
  readonly orders: Stored[] = []
  readonly invoices: (Stored & {
    orderId: string
    state: ErpInvoice["state"]
    tag: string | null
    dueDate: CalendarDay
    received: number
  })[] = []

  constructor(private readonly options: ModelOptions) {}

  #read<Found>(look: () => Found): Promise<Found> {
    switch (this.options.fate()) {
      case "busy":
      case "lost-before":
      case "lost-late":
        return Promise.reject(new ErpError("transient", "no answer"))
      case "limited":
        return Promise.reject(new ErpError("rate_limit", "too many", 1_000))
      case "locked":
        return Promise.reject(new ErpError("auth", "login refused"))
      case "killed":
        return Promise.reject(new Killed())
      default:
        return Promise.resolve(look())
    }
  }

  #write<Made>(make: (visibleAt: number) => Made): Promise<Made> {
    const { now, lagMs, lateMs } = this.options
    const lost = () => Promise.reject(new ErpError("ambiguous", "no answer"))
    switch (this.options.fate()) {
      case "busy":
        return Promise.reject(new ErpError("transient", "never sent"))
      case "limited":
        return Promise.reject(new ErpError("rate_limit", "too many", 1_000))
      case "locked":
        return Promise.reject(new ErpError("auth", "login refused"))
      case "lost-before":
        return lost()
      case "lost-after":
        make(now() + lagMs)
        return lost()
      case "lost-late":
        make(now() + lateMs + lagMs)
        return lost()
      case "killed":
        make(now() + lateMs + lagMs)
        return Promise.reject(new Killed())
      default:
        return Promise.resolve(make(now() + lagMs))
    }
  }

  #seen = ({ visibleAt }: { visibleAt: number }) => visibleAt <= this.options.now()
  #find = (kept: Stored[], title: string, contactId: string) =>
    kept.findIndex((one) => one.title === title && one.contactId === contactId && this.#seen(one))

  #invoice(index: number): ErpInvoice {
    const { contactId, title, total, state, tag, dueDate, received } = this.invoices[index]
    return {
      ...{
        id: String(index),
        number: `RE-${index}`,
        contactId,
        title,
        net: total,
        vat: 0,
        total,
        state,
        tag,
        received,
      },
      ...{ date: DAY, dueDate, changedAt: String(this.options.now()), positions: [] },
    }
  }

  readonly provider: Pick<
    ErpProvider,
    | "findContact"
    | "createContact"
    | "findOrder"
    | "createOrder"
    | "findInvoice"
    | "createInvoice"
    | "tagInvoice"
    | "issueInvoice"
    | "cancelInvoice"
    | "invoice"
  > = {
    findContact: ({ email }) =>
      this.#read(() => {
        const index = this.contacts.findIndex((contact) => contact.key === email && this.#seen(contact))
        return index < 0 ? null : String(index)
      }),
    createContact: ({ email }) => this.#write((visibleAt) => String(this.contacts.push({ key: email, visibleAt }) - 1)),
    findOrder: ({ title }, contactId) =>
      this.#read(() => {
        const index = this.#find(this.orders, title, contactId)
        return index < 0 ? null : { id: String(index), number: `AU-${index}`, total: this.orders[index].total }
      }),
    createOrder: ({ title, total }: ErpDocument, contactId) =>
      this.#write((visibleAt) => {
        const index = this.orders.push({ contactId, title, total, visibleAt }) - 1
        return { id: String(index), number: `AU-${index}`, total }
      }),
    findInvoice: ({ title }, contactId) =>
      this.#read(() => {
        const index = this.#find(this.invoices, title, contactId)
        return index < 0 ? null : this.#invoice(index)
      }),
    createInvoice: (orderId) => {
      if (this.invoices.some((invoice) => invoice.orderId === orderId))
        return Promise.reject(new ErpError("permanent", "fully invoiced"))
      return this.#write((visibleAt) => {
        const state = "draft" as const
        const made = {
          ...this.orders[Number(orderId)],
          visibleAt,
          orderId,
          state,
          tag: null,
          dueDate: DAY,
          received: 0,
        }
        return this.#invoice(this.invoices.push(made) - 1)
      })
    },
    tagInvoice: (id, { tag }, dueDate) =>
      this.#change(id, "draft", (invoice) => {
        invoice.tag = tag
        invoice.dueDate = dueDate
      }),
    issueInvoice: (id) =>
      this.#change(id, "draft", (invoice) => {
        invoice.state = "open"
      }),
    cancelInvoice: (id) =>
      this.#change(id, "open", (invoice) => {
        invoice.state = "cancelled"
      }),
    invoice: (id) => this.#read(() => (this.invoices[Number(id)] ? this.#invoice(Number(id)) : null)),
  }

  #change(id: string, state: ErpInvoice["state"], act: (invoice: ModelErp["invoices"][number]) => void): Promise<void> {
    const invoice = this.invoices[Number(id)]
    if (invoice.state !== state) return Promise.reject(new ErpError("permanent", `is ${invoice.state}`))
    return this.#write(() => act(invoice))
  }
}

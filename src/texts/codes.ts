import type accounts from "./de/accounts.json"
import type approvals from "./de/approvals.json"
import type cart from "./de/cart.json"
import type catalogue from "./de/catalogue.json"
import type charges from "./de/charges.json"
import type checkout from "./de/checkout.json"
import type companies from "./de/companies.json"
import type content from "./de/content.json"
import type erp from "./de/erp.json"
import type events from "./de/events.json"
import type general from "./de/general.json"
import type idempotency from "./de/idempotency.json"
import type impersonation from "./de/impersonation.json"
import type input from "./de/input.json"
import type accountmails from "./de/mails/accountmails.json"
import type approvalmails from "./de/mails/approvalmails.json"
import type companymails from "./de/mails/companymails.json"
import type eventmails from "./de/mails/eventmails.json"
import type invoicemails from "./de/mails/invoicemails.json"
import type mails from "./de/mails/mails.json"
import type ordermails from "./de/mails/ordermails.json"
import type rentalmails from "./de/mails/rentalmails.json"
import type staffmails from "./de/mails/staffmails.json"
import type waitlistmails from "./de/mails/waitlistmails.json"
import type orders from "./de/orders.json"
import type quotes from "./de/quotes.json"
import type rental from "./de/rental.json"
import type settings from "./de/settings.json"
import type specialprices from "./de/specialprices.json"
import type erasure from "./de/staff/erasure.json"
import type files from "./de/staff/files.json"
import type fleet from "./de/staff/fleet.json"
import type letters from "./de/staff/letters.json"
import type machine from "./de/staff/machine.json"
import type parts from "./de/staff/parts.json"
import type stock from "./de/staff/stock.json"
import type webhooks from "./de/staff/webhooks.json"
import type waitlist from "./de/waitlist.json"
import type { TEXT_VALUES } from "./values"

interface Catalogue {
  accounts: typeof accounts
  approvals: typeof approvals
  cart: typeof cart
  catalogue: typeof catalogue
  charges: typeof charges
  checkout: typeof checkout
  companies: typeof companies
  content: typeof content
  erasure: typeof erasure
  erp: typeof erp
  events: typeof events
  files: typeof files
  fleet: typeof fleet
  general: typeof general
  idempotency: typeof idempotency
  impersonation: typeof impersonation
  input: typeof input
  letters: typeof letters
  machine: typeof machine
  orders: typeof orders
  parts: typeof parts
  quotes: typeof quotes
  rental: typeof rental
  settings: typeof settings
  specialprices: typeof specialprices
  stock: typeof stock
  waitlist: typeof waitlist
  webhooks: typeof webhooks
  accountmails: typeof accountmails
  approvalmails: typeof approvalmails
  companymails: typeof companymails
  eventmails: typeof eventmails
  invoicemails: typeof invoicemails
  mails: typeof mails
  ordermails: typeof ordermails
  rentalmails: typeof rentalmails
  staffmails: typeof staffmails
  waitlistmails: typeof waitlistmails
}

/** i18next's plurals are one text: "in_hours_one" and "in_hours_other" are "in_hours". */
type TextName<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key & string

/** What the server has a sentence for: "cart.empty". */
export type TextCode = {
  [Area in keyof Catalogue]: `${Area}.${TextName<keyof Catalogue[Area]>}`
}[keyof Catalogue]

/** Names of the values of the sentences that have some. */
export type TextValues = typeof TEXT_VALUES

/** Of a sentence that needs no values. */
export type PlainCode = Exclude<TextCode, keyof TextValues>

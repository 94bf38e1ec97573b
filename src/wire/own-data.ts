import * as z from "zod/mini"
import { day, instant } from "#kernel/wire/primitives"
import { tagged } from "#platform/openapi/call"
import { profile } from "#shop/accounts/wire/account"
import { address } from "#shop/accounts/wire/address"
import { ownRequest } from "#shop/approvals/wire/own-request"
import { RIGHTS } from "#shop/companies/rules/rights"
import { invoiceList } from "#shop/erp/wire/invoice"
import { ownRegistration } from "#shop/events/wire/own-registration"
import { orderList } from "#shop/orders/wire/order"
import { quoteList } from "#shop/quotes/wire/quote"
import { ownWaitListEntry } from "#shop/wait-list/wire/own-entry"

/** What the shop knows of a customer, as he may have it. */
export const ownData = z.object({
  exported_at: instant,
  profile,
  /** By the register; null where he gave none. */
  company_uid: z.nullable(z.string()),
  /** The company account that he belongs to. */
  company_account: z.nullable(z.object({ name: z.string(), right: z.enum(RIGHTS), since: day })),
  addresses: z.array(address),
  /** That he placed himself. */
  orders: orderList,
  /** Of these orders, and those of his own without an order in the shop. */
  invoices: invoiceList,
  /** For approval, that he made himself in the company account that he belongs to. */
  requests: z.array(ownRequest),
  quotes: quoteList,
  /** With his login, or without one by the e-mail that he has proved. */
  wait_list: z.array(ownWaitListEntry),
  /** To events, with the e-mail that he has proved. */
  registrations: z.array(ownRegistration),
})
export type OwnData = z.infer<typeof ownData>

export const ownDataCalls = tagged("account", [
  {
    id: "exportOwnData",
    method: "get",
    path: "/profile/data/",
    summary: "All that is kept of the customer, as a file; not while staff act in his name",
    login: "required",
    answer: ownData,
    refusals: [400, 429],
  },
])

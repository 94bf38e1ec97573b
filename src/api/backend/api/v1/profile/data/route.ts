import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { textsOf } from "#api/http/answers/texts-of"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { settings } from "#config/settings"
import { message } from "#kernel/wire/message"
import { now, today } from "#platform/clock"
import { dispositionOf } from "#platform/file-name"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { addressesOf } from "#shop/accounts/queries/addresses"
import { profileOf } from "#shop/accounts/queries/profile"
import { provedEmail } from "#shop/accounts/queries/proved-email"
import { requestsBy } from "#shop/approvals/queries/own-requests"
import { ownMembership } from "#shop/companies/queries/own-membership"
import { invoicesOf } from "#shop/erp/queries/documents/customer-invoices"
import { factsOfOrders } from "#shop/erp/queries/documents/facts-of-orders"
import { registrationsOf } from "#shop/events/queries/own-registrations"
import { ordersOf } from "#shop/orders/queries/customer-orders"
import { quotesOf } from "#shop/quotes/queries/quote-record"
import { toQuoteWire } from "#shop/quotes/queries/quote-wire"
import { entriesOf } from "#shop/wait-list/queries/own-entries"
import type { OwnData } from "#wire/own-data"

/** What a colleague ordered is his, and the company's. */
const isOwn = ({ ordered_by }: OwnData["orders"][number]) => ordered_by === null

/** All that the shop keeps of a customer, for himself. @see docs/decisions/195-own-data-as-a-file.md */
export const GET = async (req: MedusaRequest, res: MedusaResponse<OwnData>) => {
  const customer = await requireCustomerInPerson(req)
  const { customerId } = customer
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("own-data", settings.limits.ownData, customerId))
  const texts = textsOf(req)
  const [profile, email] = await Promise.all([profileOf(req.scope, customer), provedEmail(db, customerId)])
  const [account, membership, addresses, seenOrders, seenInvoices, requests, quotes, waitList, registrations] =
    await Promise.all([
      session.retrieveAccount(customerId),
      ownMembership(db, customerId),
      addressesOf(db, customerId),
      ordersOf(req.scope, customerId, { askFacts: factsOfOrders, texts }),
      invoicesOf(db, customerId),
      requestsBy(db, customerId),
      quotesOf(db, customerId),
      entriesOf(db, { customerId, email }),
      registrationsOf(db, email),
    ])
  const orders = seenOrders.filter(isOwn)
  const orderIds = new Set(orders.map(({ id }) => id))
  res
    .set("cache-control", "private, no-store")
    .set("content-disposition", dispositionOf(texts(message("accounts.own_data_file", { day: today() }))))
    .json({
      exported_at: now().toISOString(),
      profile,
      company_uid: account.company_uid,
      company_account: membership,
      addresses,
      orders,
      invoices: seenInvoices.filter(({ order }) => order === null || orderIds.has(order)),
      requests,
      quotes: quotes.map((quote) => toQuoteWire(quote, today(), texts)),
      wait_list: waitList,
      registrations,
    })
}

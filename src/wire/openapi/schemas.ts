import * as errors from "#kernel/wire/errors"
import * as primitives from "#kernel/wire/primitives"
import * as account from "#shop/accounts/wire/account"
import * as address from "#shop/accounts/wire/address"
import * as company from "#shop/accounts/wire/company"
import * as orderRequest from "#shop/approvals/wire/order-request"
import * as cart from "#shop/cart/wire/cart"
import * as cartConflicts from "#shop/cart/wire/conflicts"
import * as product from "#shop/catalogue/wire/product"
import * as search from "#shop/catalogue/wire/search"
import * as checkout from "#shop/checkout/wire/checkout"
import * as companyAccount from "#shop/companies/wire/company-account"
import * as site from "#shop/content/wire/site"
import * as invoice from "#shop/erp/wire/invoice"
import * as events from "#shop/events/wire/events"
import * as registration from "#shop/events/wire/own-registration"
import * as impersonation from "#shop/impersonation/wire/impersonation"
import * as line from "#shop/lines/wire/line"
import * as order from "#shop/orders/wire/order"
import * as rentalChange from "#shop/orders/wire/rental-change"
import * as quoteConflicts from "#shop/quotes/wire/conflicts"
import * as quote from "#shop/quotes/wire/quote"
import * as rental from "#shop/rental/wire/rental"
import * as discounts from "#shop/special-prices/wire/discounts"
import * as waitListEntry from "#shop/wait-list/wire/own-entry"
import * as waitList from "#shop/wait-list/wire/wait-list"
import { ownData } from "../own-data"

/** Every schema of the API by its name, which is that of its component in the OpenAPI document. */
export const SCHEMAS: Readonly<Record<string, unknown>> = {
  ...errors,
  ...primitives,
  ...account,
  ...address,
  ...company,
  ...companyAccount,
  ...orderRequest,
  ...cart,
  ...cartConflicts,
  ...product,
  ...search,
  ...checkout,
  ...site,
  ...line,
  ...invoice,
  ...events,
  ...impersonation,
  ...order,
  ...rentalChange,
  ...quote,
  ...quoteConflicts,
  ...waitList,
  ...waitListEntry,
  ...registration,
  ownData,
  ...discounts,
  ...rental,
}

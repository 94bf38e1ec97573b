import "i18next"
import type account from "../locales/de/account.json"
import type addresses from "../locales/de/addresses.json"
import type auth from "../locales/de/auth.json"
import type cart from "../locales/de/cart.json"
import type catalogue from "../locales/de/catalogue.json"
import type catalogueOffer from "../locales/de/catalogue-offer.json"
import type checkout from "../locales/de/checkout.json"
import type common from "../locales/de/common.json"
import type company from "../locales/de/company.json"
import type consent from "../locales/de/consent.json"
import type content from "../locales/de/content.json"
import type events from "../locales/de/events.json"
import type fields from "../locales/de/fields.json"
import type frame from "../locales/de/frame.json"
import type goods from "../locales/de/goods.json"
import type impersonation from "../locales/de/impersonation.json"
import type invoices from "../locales/de/invoices.json"
import type messages from "../locales/de/messages.json"
import type orders from "../locales/de/orders.json"
import type pages from "../locales/de/pages.json"
import type pointCloud from "../locales/de/point-cloud.json"
import type purchase from "../locales/de/purchase.json"
import type quotes from "../locales/de/quotes.json"
import type rental from "../locales/de/rental.json"
import type rentalCalendar from "../locales/de/rental-calendar.json"
import type rentalSearch from "../locales/de/rental-search.json"
import type sampleData from "../locales/de/sample-data.json"
import type search from "../locales/de/search.json"
import type training from "../locales/de/training.json"

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common"
    resources: {
      account: typeof account
      addresses: typeof addresses
      auth: typeof auth
      cart: typeof cart
      catalogue: typeof catalogue & typeof catalogueOffer
      checkout: typeof checkout
      common: typeof common
      company: typeof company
      consent: typeof consent
      content: typeof content
      events: typeof events
      fields: typeof fields
      frame: typeof frame
      goods: typeof goods
      invoices: typeof invoices
      impersonation: typeof impersonation
      messages: typeof messages
      orders: typeof orders
      pages: typeof pages
      purchase: typeof purchase
      quotes: typeof quotes
      rental: typeof rental & typeof rentalCalendar & typeof rentalSearch
      search: typeof search
      training: typeof training
      pointCloud: typeof pointCloud
      sampleData: typeof sampleData
    }
  }
}

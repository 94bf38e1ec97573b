import "i18next"
import type catalogue from "../locales/de/catalogue/catalogue.json"
import type catalogueOffer from "../locales/de/catalogue/catalogue-offer.json"
import type gallery from "../locales/de/catalogue/gallery.json"
import type goods from "../locales/de/catalogue/goods.json"
import type pointCloud from "../locales/de/catalogue/point-cloud.json"
import type purchase from "../locales/de/catalogue/purchase.json"
import type sampleData from "../locales/de/catalogue/sample-data.json"
import type search from "../locales/de/catalogue/search.json"
import type training from "../locales/de/catalogue/training.json"
import type common from "../locales/de/common.json"
import type consent from "../locales/de/content/consent.json"
import type content from "../locales/de/content/content.json"
import type events from "../locales/de/content/events.json"
import type pages from "../locales/de/content/pages.json"
import type account from "../locales/de/customer/account.json"
import type addresses from "../locales/de/customer/addresses.json"
import type auth from "../locales/de/customer/auth.json"
import type colleagues from "../locales/de/customer/colleagues.json"
import type company from "../locales/de/customer/company.json"
import type impersonation from "../locales/de/customer/impersonation.json"
import type invoices from "../locales/de/customer/invoices.json"
import type orders from "../locales/de/customer/orders.json"
import type fields from "../locales/de/fields.json"
import type frame from "../locales/de/frame.json"
import type messages from "../locales/de/messages.json"
import type rates from "../locales/de/rental/rates.json"
import type rentOrBuy from "../locales/de/rental/rent-or-buy.json"
import type rental from "../locales/de/rental/rental.json"
import type rentalCalendar from "../locales/de/rental/rental-calendar.json"
import type rentalSearch from "../locales/de/rental/rental-search.json"
import type services from "../locales/de/rental/services.json"
import type waitList from "../locales/de/rental/wait-list.json"
import type cart from "../locales/de/shopping/cart.json"
import type checkout from "../locales/de/shopping/checkout.json"
import type ownPrice from "../locales/de/shopping/own-price.json"
import type quotes from "../locales/de/shopping/quotes.json"

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
      colleagues: typeof colleagues
      common: typeof common
      company: typeof company
      consent: typeof consent
      content: typeof content
      events: typeof events
      fields: typeof fields
      frame: typeof frame
      gallery: typeof gallery
      goods: typeof goods
      invoices: typeof invoices
      impersonation: typeof impersonation
      messages: typeof messages
      orders: typeof orders
      ownPrice: typeof ownPrice
      pages: typeof pages
      purchase: typeof purchase
      quotes: typeof quotes
      rates: typeof rates
      rentOrBuy: typeof rentOrBuy
      rental: typeof rental & typeof rentalCalendar & typeof rentalSearch
      search: typeof search
      services: typeof services
      training: typeof training
      pointCloud: typeof pointCloud
      sampleData: typeof sampleData
      waitList: typeof waitList
    }
  }
}

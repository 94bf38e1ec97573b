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
import type approvals from "../locales/de/customer/approvals.json"
import type auth from "../locales/de/customer/auth.json"
import type cancellation from "../locales/de/customer/cancellation.json"
import type colleagues from "../locales/de/customer/colleagues.json"
import type company from "../locales/de/customer/company.json"
import type extension from "../locales/de/customer/extension.json"
import type impersonation from "../locales/de/customer/impersonation.json"
import type invoices from "../locales/de/customer/invoices.json"
import type monthlyBilling from "../locales/de/customer/monthly-billing.json"
import type nextRental from "../locales/de/customer/next-rental.json"
import type orderSearch from "../locales/de/customer/order-search.json"
import type orders from "../locales/de/customer/orders.json"
import type timeline from "../locales/de/customer/timeline.json"
import type fields from "../locales/de/fields.json"
import type frame from "../locales/de/frame.json"
import type messages from "../locales/de/messages.json"
import type comparison from "../locales/de/rental/comparison.json"
import type rates from "../locales/de/rental/rates.json"
import type rentOrBuy from "../locales/de/rental/rent-or-buy.json"
import type rental from "../locales/de/rental/rental.json"
import type rentalCalendar from "../locales/de/rental/rental-calendar.json"
import type rentalSearch from "../locales/de/rental/rental-search.json"
import type services from "../locales/de/rental/services.json"
import type waitList from "../locales/de/rental/wait-list.json"
import type cart from "../locales/de/shopping/cart.json"
import type cartPage from "../locales/de/shopping/cart-page.json"
import type cartPeriod from "../locales/de/shopping/cart-period.json"
import type checkout from "../locales/de/shopping/checkout.json"
import type emptyCart from "../locales/de/shopping/empty-cart.json"
import type goneLine from "../locales/de/shopping/gone-line.json"
import type orderSteps from "../locales/de/shopping/order-steps.json"
import type ownPrice from "../locales/de/shopping/own-price.json"
import type quotes from "../locales/de/shopping/quotes.json"
import type smallCart from "../locales/de/shopping/small-cart.json"
import type stepList from "../locales/de/step-list.json"

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common"
    resources: {
      account: typeof account
      addresses: typeof addresses
      approvals: typeof approvals
      auth: typeof auth
      cancellation: typeof cancellation
      cart: typeof cart & typeof goneLine & typeof cartPage & typeof cartPeriod & typeof emptyCart
      catalogue: typeof catalogue & typeof catalogueOffer
      checkout: typeof checkout
      colleagues: typeof colleagues
      common: typeof common
      company: typeof company
      comparison: typeof comparison
      consent: typeof consent
      content: typeof content
      events: typeof events
      extension: typeof extension
      fields: typeof fields
      frame: typeof frame
      gallery: typeof gallery
      goods: typeof goods
      invoices: typeof invoices
      impersonation: typeof impersonation
      messages: typeof messages
      monthlyBilling: typeof monthlyBilling
      nextRental: typeof nextRental
      orders: typeof orders & typeof orderSearch
      orderSteps: typeof orderSteps
      stepList: typeof stepList
      ownPrice: typeof ownPrice
      pages: typeof pages
      purchase: typeof purchase
      quotes: typeof quotes
      rates: typeof rates
      rentOrBuy: typeof rentOrBuy
      rental: typeof rental & typeof rentalCalendar & typeof rentalSearch
      search: typeof search
      services: typeof services
      "small-cart": typeof smallCart
      timeline: typeof timeline
      training: typeof training
      pointCloud: typeof pointCloud
      sampleData: typeof sampleData
      waitList: typeof waitList
    }
  }
}

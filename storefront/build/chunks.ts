/**
 * What every page needs, in two files instead of a dozen small ones: libraries that change rarely, and the shop's own
 * ground. Forms, calendar, sanitiser and what only a few pages do stay with the pages that use them.
 */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//
const GROUND = [
  /node_modules\/(@tanstack|i18next|@medusajs)\//,
  /node_modules\/react-i18next\/dist\/es\/(?!Trans|Icu)/,
  /src\/(lib\/(?!(\w+\/)?(save-file|failure-toast|end-login|tab-drafts|sign-up-visit|towns|zurich-time|sums|price-or-free|seen|plain-text|picture|use-settled|use-moment|painted)[\w-]*\.)|app\/(?!entry|prefetch|after-view)|locales\/\w+\/(common|frame))/,
  /src\/components\/(?!account-facts|dialog|page-top|printed-address)[\w-]+\.tsx$/,
  /src\/(kernel\/(format-(?!count)|language|money|calendar-day)|shop\/rental\/rules\/rental-period)/,
]
const EVERY_PAGE = [
  { name: "react", test: LIBRARIES },
  { name: "base", test: (module: string) => GROUND.some((part) => part.test(module)) },
]

/** What all that shows products shares: each piece alone would be a file of a few hundred bytes. */
const OF_CATALOGUE = {
  name: "catalogue",
  test: /(features\/catalogue\/(texts|track-view|components\/(facts|piece-price))|features\/rental\/(api\/rental-list|components\/daily-price))\.tsx?$/,
}

/** What stands beside a price, in the cart too. */
const OF_OFFERS = { name: "offer", test: /(components\/offer\/(own-price-part|tip|amount)|lib\/price-or-free)\.tsx?$/ }
const OF_QUANTITIES = {
  name: "quantity",
  test: /(components\/offer\/(stepper|quantity-input)|kernel\/quantity)\.tsx?$/,
}

/** What pages of products share. */
const OF_PRODUCTS = {
  name: "product",
  test: /(features\/catalogue\/(offer-texts|track-added|product-page|api\/(product|add-product)|components\/(help-button|counterpart-link|availability|quick-add))|rules\/rental-rates)\.tsx?$/,
}

/** What stands for a page whose data is on its way or isn't there. */
const OF_STATES = { name: "states", test: /components\/states\/(waiting|not-found)\.tsx$/ }

/** What pages of rentals share: left alone, each piece that one of their parts needs would be a file. */
const OF_RENTALS = {
  name: "rental",
  test: /(features\/rental\/(use-rental-search|rental-offer-state|texts|api\/bookings|calendar\/use-pointed)|rules\/calendar\/free-days|kernel\/week)\./,
}

/** The calendar with its library, and the periods that are proposed next to it. */
const OF_CALENDARS = { name: "calendar", test: /(calendar\/rental-calendar|rules\/calendar\/shortcuts)\.tsx?$/ }

/** Seen on the page before the calendar's code is there. */
const OF_CALENDAR_STYLES = {
  name: "calendar-styles",
  test: /features\/rental\/styles\/(calendar|period-chooser)\.css$/,
}

/** Needed without the code that the groups below would take them into. */
const STYLES_BY_THEMSELVES = [
  { name: "tip", test: /offer\/styles\/tip\.css$/ },
  { name: "order-steps", test: /order-steps\/order-steps\.css$/ },
  { name: "step-list", test: /order-steps\/step-list\.css$/ },
  { name: "fields", test: /components\/form\/fields\.css$/ },
  { name: "chips", test: /components\/form\/chips\.css$/ },
  { name: "cards", test: /styles\/parts\/cards\.css$/ },
]

/** What shows pictures of products, which forms, texts and the first view of a device's page do without. */
const OF_PICTURES = {
  name: "picture",
  test: /src\/(components\/picture\/picture|lib\/picture|kernel\/pictures\/picture-set)\./,
}

/** What orders and the way to them have in common. */
const OF_ORDERS = {
  name: "ordered",
  test: /src\/(lib\/(zurich-time|sums)|components\/(offer\/(own-price-facts|service-rate)|order-steps\/[\w-]+)|locales\/\w+\/shopping\/order-steps)\./,
}

/** Who is signed in, and where to send things. */
const OF_ADDRESSES = { name: "addresses", test: /src\/features\/(account\/api\/profile|addresses\/api\/addresses)\./ }

/** Addresses as they are printed. */
const OF_PRINTED_ADDRESSES = {
  name: "printed-address",
  test: /(components\/printed-address|accounts\/rules\/country)\./,
}

/** Which modules come in one file; a module is in the first group that it fits, with what only it needs. */
export const CHUNKS = [
  ...STYLES_BY_THEMSELVES,
  ...EVERY_PAGE,
  OF_CALENDAR_STYLES,
  OF_PICTURES,
  OF_STATES,
  OF_CATALOGUE,
  OF_OFFERS,
  OF_QUANTITIES,
  OF_PRODUCTS,
  OF_RENTALS,
  OF_CALENDARS,
  OF_ORDERS,
  OF_ADDRESSES,
  OF_PRINTED_ADDRESSES,
]

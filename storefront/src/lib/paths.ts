import { addressOf, listPathOf } from "#shop/catalogue/rules/product-addresses"

/** Every address of the shop, once. Product addresses end with a slash, as their canonical form does (ruling 3). */
export const paths = {
  home: "/",
  rent: listPathOf("rental"),
  rentFor: (purposeId: string) => `${listPathOf("rental")}?purpose=${encodeURIComponent(purposeId)}`,
  comparison: "/vergleich",
  rentalProduct: (slug: string) => addressOf("rental", slug),
  buy: listPathOf("purchase"),
  purchaseProduct: (slug: string) => addressOf("purchase", slug),
  accessories: listPathOf("accessory"),
  software: listPathOf("software-service"),
  training: listPathOf("education"),
  events: "/events",
  event: (slug: string) => `/events/${slug}`,
  eventRegistration: "/events/registration",
  eventRegistrationAt: (location: string) => `/events/registration?location=${location}`,
  eventConfirmation: "/anmeldung/bestaetigung",
  about: "/ueber-uns",
  faq: "/faq",
  terms: "/agb",
  privacy: "/datenschutz",
  imprint: "/impressum",
  search: "/search",
  searchFor: (query: string) => `/search?query=${encodeURIComponent(query)}`,
  cart: "/cart",
  checkout: "/cart/checkout",
  /** By the accounts' number, as specified, with the shop's next to it; by that alone until there are both. */
  orderPlaced: ({ shopNumber, erpNumber }: { shopNumber: string; erpNumber: string | null }) =>
    `/cart/success?${new URLSearchParams(erpNumber ? { orderId: erpNumber, number: shopNumber } : { orderId: shopNumber })}`,
  logIn: "/log-in",
  logInAndReturnTo: (to: string) => `/log-in?to=${encodeURIComponent(to)}`,
  logInForQuote: `/log-in?to=${encodeURIComponent("/cart")}&message=quote`,
  signUp: "/sign-up",
  completeProfile: "/complete-profile",
  activation: "/activation",
  passwordReset: "/password-reset",
  passwordResetConfirm: "/password/reset/confirm",
  passwordChange: "/password-change",
  account: "/account",
  editAccount: "/account/edit",
  addresses: "/account/addresses",
  newAddress: "/account/addresses/new",
  editAddress: (id: string) => `/account/addresses/${encodeURIComponent(id)}/edit`,
  company: "/firma",
  companyInvitation: (token: string) => `/firma/einladung?${new URLSearchParams({ token })}`,
  orderRequest: (id: string) => `/firma/freigaben/${id}`,
  loginSettings: "/login-settings",
  orders: "/orders",
  order: (id: string) => `/orders/${id}`,
  invoices: "/invoice",
  quotes: "/orders#offerten",
  impersonate: "/impersonate",
} as const

/** Stands for the shop's own origin, wherever it is served. */
const HERE = "http://shop.invalid"

/**
 * A target inside the shop taken from a query parameter, read as a browser reads it: tabs and ends of lines are nothing, a
 * backslash is a slash. Anything else is answered with `fallback`.
 */
export function localTarget<Fallback>(wanted: string | null, fallback: Fallback): string | Fallback {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, HERE)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, HERE)
  // "/.//example.org" is inside, and without its dot it isn't.
  return origin === HERE && !pathname.startsWith("//") ? pathname + search + hash : fallback
}

/** Goes there as a fresh visit, everything loaded again. */
export const reload = (path: string) => window.location.assign(path)

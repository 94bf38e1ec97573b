import { matchRoutes } from "react-router-dom"
import { GOODS_KINDS } from "#shop/catalogue/rules/named-kinds"
import { listPathOf } from "#shop/catalogue/rules/product-addresses"
import { type LazyPart, lazyPart } from "../lib/page/lazy-part"
import type { PageModule } from "../lib/page/page-module"

/**
 * Where a page gets its HTML. `server`: rendered with its data, the same for everybody. `browser`: the server sends the
 * frame alone, because the page depends on the visitor or on the address's query.
 */
type Rendering = "server" | "browser"

export interface PageRoute extends LazyPart<object, PageModule> {
  path: string
  /** Source of the page: its key in the build's manifest. */
  module: string
  rendering: Rendering
  /** Login required: without one the visit leads to /log-in (spec "customer area" §2.1). */
  isProtected: boolean
}

const pages = import.meta.glob<PageModule>("../pages/*/*-page.tsx")

function page(path: string, name: string, rendering: Rendering = "browser", isProtected = false): PageRoute {
  const load = pages[`../pages/${name}.tsx`]
  if (!load) throw new Error(`No page ${name} for ${path}`)
  return { path, module: `src/pages/${name}.tsx`, rendering, isProtected, ...lazyPart<object, PageModule>(load) }
}

/** The path that matches what no other does. */
export const NO_PAGE = "*"

/** The route table. More specific paths need not come first: the router ranks them. */
export const routes: readonly PageRoute[] = [
  page("/", "texts/home-page", "server"),
  page("/mieten", "rental/rental-list-page", "server"),
  page("/mieten/:productSlug", "rental/rental-product-page", "server"),
  page("/mieten/:categorySlug/:productSlug", "rental/rental-product-page", "server"),
  page("/vergleich", "rental/comparison-page", "server"),
  page("/warteliste/:step", "rental/wait-list-page"),
  page("/kaufen", "purchase/purchase-list-page", "server"),
  page("/kaufen/:productSlug", "purchase/purchase-product-page", "server"),
  page("/kaufen/:categorySlug/:productSlug", "purchase/purchase-product-page", "server"),
  ...GOODS_KINDS.flatMap((kind) => [
    page(listPathOf(kind), "purchase/goods-list-page", "server"),
    page(`${listPathOf(kind)}/:productSlug`, "purchase/goods-page", "server"),
  ]),
  page("/ueber-uns", "texts/about-page", "server"),
  page("/ueberuns", "texts/about-page", "server"),
  page("/about", "texts/about-page", "server"),
  page("/schulen", "purchase/training-page", "server"),
  page("/faq", "texts/faq-page", "server"),
  page("/agb", "texts/terms-page", "server"),
  page("/agb/fassung/:version", "texts/terms-version-page"),
  page("/datenschutz", "texts/privacy-page", "server"),
  page("/impressum", "texts/imprint-page", "server"),
  page("/events", "events/events-page", "server"),
  page("/events/registration", "events/event-registration-page", "server"),
  page("/events/:slug", "events/event-page", "server"),
  page("/anmeldung/bestaetigung", "events/event-confirmation-page", "server"),
  page("/search", "purchase/search-page", "server"),
  page("/cart", "checkout/cart-page"),
  page("/cart/checkout", "checkout/checkout-page", "browser", true),
  page("/cart/success", "checkout/order-success-page"),
  page("/log-in", "login/log-in-page"),
  page("/sign-up", "login/sign-up-page"),
  page("/complete-profile", "login/complete-profile-page"),
  page("/activation", "login/activation-page"),
  page("/activation/result", "login/activation-result-page"),
  page("/activation/remove", "login/remove-sign-up-page"),
  page("/password-reset", "login/password-reset-page"),
  page("/password/reset/confirm", "login/password-reset-confirm-page"),
  page("/impersonate", "account/impersonate-page"),
  page("/account", "account/account-page", "browser", true),
  page("/account/edit", "account/account-edit-page", "browser", true),
  page("/account/addresses", "account/addresses-page", "browser", true),
  page("/account/addresses/new", "account/new-address-page", "browser", true),
  page("/account/addresses/:id/edit", "account/edit-address-page", "browser", true),
  page("/password-change", "account/password-change-page", "browser", true),
  page("/firma", "account/company-page", "browser", true),
  page("/firma/einladung", "login/company-invitation-page"),
  page("/firma/freigaben/:id", "account/order-request-page", "browser", true),
  page("/login-settings", "account/login-settings-page", "browser", true),
  page("/orders", "orders/orders-page", "browser", true),
  page("/orders/:id", "orders/order-page", "browser", true),
  page("/invoice", "orders/invoices-page", "browser", true),
  page("*", "texts/not-found-page", "server"),
]

export const PAGE_PATTERNS: readonly string[] = routes.map(({ path }) => path)

export interface RouteMatch {
  route: PageRoute
  params: Record<string, string | undefined>
}

const ranked = routes.map((route) => ({ id: route.path, path: route.path, handle: route }))

/** The page of a path, ranked as the router ranks them; the table's `*` matches everything. */
export function matchRoute(pathname: string): RouteMatch {
  const [match] = matchRoutes(ranked, pathname) ?? []
  if (!match) throw new Error("The route table must have a *")
  return { route: match.route.handle, params: match.params }
}

import { matchRoutes } from "react-router-dom"
import { type LazyPart, lazyPart } from "../lib/page/lazy-part"
import type { PageModule } from "../lib/page/page-module"

/**
 * Where a page gets its HTML. `server`: rendered with its data, the same for everybody. `browser`: the server sends the
 * frame alone, because the page depends on the visitor or on the address's query.
 */
type Rendering = "server" | "browser"

export interface PageRoute extends LazyPart<object, PageModule> {
  path: string
  /** Source of the page: its key in the build's manifest and in the server's table of loads. */
  module: string
  rendering: Rendering
  /** Login required: without one the visit leads to /log-in (spec "customer area" §2.1). */
  isProtected: boolean
}

const pages = import.meta.glob<PageModule>("../pages/*-page.tsx")

function page(path: string, name: string, rendering: Rendering = "browser", isProtected = false): PageRoute {
  const load = pages[`../pages/${name}.tsx`]
  if (!load) throw new Error(`No page ${name} for ${path}`)
  return { path, module: `src/pages/${name}.tsx`, rendering, isProtected, ...lazyPart<object, PageModule>(load) }
}

/** The route table. More specific paths need not come first: the router ranks them. */
export const routes: readonly PageRoute[] = [
  page("/", "home-page", "server"),
  page("/mieten", "rental-list-page", "server"),
  page("/mieten/:productSlug", "rental-product-page", "server"),
  page("/mieten/:categorySlug/:productSlug", "rental-product-page", "server"),
  page("/kaufen", "purchase-list-page", "server"),
  page("/kaufen/:productSlug", "purchase-product-page", "server"),
  page("/kaufen/:categorySlug/:productSlug", "purchase-product-page", "server"),
  page("/kaufen/zubehoer", "accessory-list-page", "server"),
  page("/kaufen/zubehoer/:productSlug", "accessory-page", "server"),
  page("/kaufen/software-service", "software-list-page", "server"),
  page("/kaufen/software-service/:productSlug", "software-page", "server"),
  page("/ueber-uns", "about-page", "server"),
  page("/ueberuns", "about-page", "server"),
  page("/about", "about-page", "server"),
  page("/schulen", "training-page", "server"),
  page("/faq", "faq-page", "server"),
  page("/agb", "terms-page", "server"),
  page("/agb/fassung/:version", "terms-version-page"),
  page("/datenschutz", "privacy-page", "server"),
  page("/impressum", "imprint-page", "server"),
  page("/events", "events-page", "server"),
  page("/events/registration", "event-registration-page", "server"),
  page("/events/:slug", "event-page", "server"),
  page("/anmeldung/bestaetigung", "event-confirmation-page", "server"),
  page("/search", "search-page", "server"),
  page("/cart", "cart-page"),
  page("/cart/checkout", "checkout-page", "browser", true),
  page("/cart/success", "order-success-page"),
  page("/log-in", "log-in-page"),
  page("/sign-up", "sign-up-page"),
  page("/complete-profile", "complete-profile-page"),
  page("/activation", "activation-page"),
  page("/activation/result", "activation-result-page"),
  page("/activation/remove", "remove-sign-up-page"),
  page("/password-reset", "password-reset-page"),
  page("/password/reset/confirm", "password-reset-confirm-page"),
  page("/impersonate", "impersonate-page"),
  page("/account", "account-page", "browser", true),
  page("/account/edit", "account-edit-page", "browser", true),
  page("/account/addresses", "addresses-page", "browser", true),
  page("/account/addresses/new", "new-address-page", "browser", true),
  page("/account/addresses/:id/edit", "edit-address-page", "browser", true),
  page("/password-change", "password-change-page", "browser", true),
  page("/login-settings", "login-settings-page", "browser", true),
  page("/orders", "orders-page", "browser", true),
  page("/orders/:id", "order-page", "browser", true),
  page("/invoice", "invoices-page", "browser", true),
  page("*", "not-found-page", "server"),
]

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

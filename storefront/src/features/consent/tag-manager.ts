import type { ShopInfo } from "../../lib/shop"
import { isSecretAddress, keepSecretAddressesApart } from "./secret-address"

export type TagManager = NonNullable<ShopInfo["tagManager"]>

/** Google's consent types, version 2. Advertising stays refused: the shop has none. */
const REFUSED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
}

/** A command for the tag manager, which recognises it by being `arguments`. */
function command(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event
  window.dataLayer?.push(arguments)
}

let isLoaded = false

/**
 * Loads the tag manager, once a document. What happened before the consent is none of its business: it begins with an
 * empty data layer. Not at an address with a secret.
 */
export function loadTagManager({ id, origin }: TagManager): void {
  if (isLoaded || isSecretAddress(window.location.href)) return
  isLoaded = true
  keepSecretAddressesApart(window.history, (address) => window.location.assign(address))
  window.dataLayer = []
  command("consent", "default", REFUSED)
  command("consent", "update", { analytics_storage: "granted" })
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" })
  const script = document.createElement("script")
  script.async = true
  script.src = `${origin}/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

const ANALYTICS_COOKIE = /^_g(a|id|at|cl)/

/** Cookies may stand for this host or any domain above it. */
function forgetCookies(): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")
  const labels = window.location.hostname.split(".")
  const domains = ["", ...labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`)]
  for (const name of names.filter((candidate) => ANALYTICS_COOKIE.test(candidate))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous store isn't in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

/** A script that runs can't be taken back: the page is loaded again without it. */
export function withdrawTagManager(): void {
  if (!isLoaded) return
  command("consent", "update", REFUSED)
  forgetCookies()
  window.location.reload()
}

import { render, screen, waitFor } from "@testing-library/react"
import { calendarLocale } from "@words/calendar-locale"
import { el } from "react-day-picker/locale"
import { MemoryRouter } from "react-router-dom"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { LANGUAGE } from "#kernel/language"
import { SECTORS } from "#shop/accounts/wire/account"
import { DEVICES } from "#shop/catalogue/rules/devices"
import { GOODS_KINDS } from "#shop/catalogue/rules/named-kinds"
import { addressOf, listPathOf } from "#shop/catalogue/rules/product-addresses"
import { LOCATION_NAMES } from "#shop/events/wire/events"
import { rentalCalendar } from "../../features/rental/components/calendar-part"
import { createQueryClient } from "../../lib/http/query-client"
import { i18n } from "../../lib/i18n"
import { session } from "../../lib/session/session"
import { detailOf, scanEvening } from "../../test/events"
import { CART, GOOD } from "../../test/failing-shop"
import { software } from "../../test/goods"
import { PSEUDO_LANGUAGE, pseudo, textsIn, untranslated, wordsOf } from "../../test/pseudo-language"
import { purchaseProduct } from "../../test/purchase-product"
import { SHOP } from "../../test/render-page"
import { rentalProduct } from "../../test/rental-product"
import { searchHit } from "../../test/search-hit"
import { stubApi } from "../../test/stub-api"
import { invoice, quote } from "../../test/wire"
import { App } from "../app"
import { routes } from "../routes"

const list = (...body: unknown[]) => ({ body })
const TEXTS = ["agb", "agb/versions/2", "datenschutz", "impressum"]
const ANSWERS = {
  ...GOOD,
  ...Object.fromEntries(TEXTS.map((key) => [`GET /content/${key}`, { body: { content: `<h2>Text ${key}</h2>` } }])),
  "GET /products/rental/rtc-360": { body: rentalProduct },
  "GET /products/purchase/": list(purchaseProduct),
  "GET /products/purchase/rtc-360": { body: purchaseProduct },
  ...Object.fromEntries(
    GOODS_KINDS.flatMap((category) => [
      [`GET /products/search/${category}/all`, list({ ...software, category })],
      [`GET /products/${category}/${software.slug}`, { body: { ...software, category } }],
    ]),
  ),
  "GET /products/education/": list({ ...purchaseProduct, category: "education" }),
  "GET /events/": list(scanEvening),
  [`GET /events/${scanEvening.slug}`]: { body: detailOf(scanEvening) },
  "POST /products/search/": list(searchHit),
  "GET /invoices/": list(invoice),
  "GET /quotes/": list(quote),
}

/** The same in every language: the logo, makers' names, abbreviations, values of the wire. */
const EVERYWHERE = [
  "Vermessung",
  "CHF",
  "PDF",
  "KB",
  "RTC",
  "rtc",
  ...SECTORS,
  ...Object.values(LOCATION_NAMES),
  ...DEVICES.map(({ name }) => name),
]

const CONTENT = [...textsIn([SHOP, ANSWERS]), ...EVERYWHERE].sort((one, other) => other.length - one.length)

const PARAMETERS: Record<string, string> = {
  "/mieten/:productSlug": "/mieten/rtc-360/",
  "/mieten/:categorySlug/:productSlug": "/mieten/scanner/rtc-360/",
  "/kaufen/:productSlug": "/kaufen/rtc-360/",
  "/kaufen/:categorySlug/:productSlug": "/kaufen/scanner/rtc-360/",
  ...Object.fromEntries(
    GOODS_KINDS.map((kind) => [`${listPathOf(kind)}/:productSlug`, addressOf(kind, software.slug)]),
  ),
  "/agb/fassung/:version": "/agb/fassung/2",
  "/events/:slug": `/events/${scanEvening.slug}`,
  "/search": "/search?query=rtc",
  "/account/addresses/:id/edit": "/account/addresses/cuaddr_1/edit",
  "/orders/:id": "/orders/order-1",
  "*": "/gibt-es-nicht",
}

const german = { forms: { ...LANGUAGE }, calendar: { ...calendarLocale }, texts: {} as Record<string, object> }
const { addResourceBundle } = i18n

beforeAll(async () => {
  await Promise.all([...routes, rentalCalendar].map((part) => part.preload()))
  german.texts = { ...i18n.store.data.de } as Record<string, object>
  for (const [namespace, texts] of Object.entries(german.texts)) addResourceBundle("de", namespace, pseudo(texts))
  Object.assign(LANGUAGE, PSEUDO_LANGUAGE)
  Object.assign(calendarLocale, el)
})

// Parts that come later bring their texts along.
beforeEach(() => {
  vi.spyOn(i18n, "addResourceBundle").mockImplementation((language, namespace, texts) => {
    german.texts[namespace] = { ...german.texts[namespace], ...texts }
    return addResourceBundle(language, namespace, pseudo(texts))
  })
})

afterAll(() => {
  for (const [namespace, texts] of Object.entries(german.texts)) addResourceBundle("de", namespace, texts)
  Object.assign(LANGUAGE, german.forms)
  Object.assign(calendarLocale, german.calendar)
})

async function show(path: string, isSignedIn: boolean) {
  if (isSignedIn) session.signIn("token")
  session.adoptCart(CART)
  stubApi(ANSWERS)
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  render(
    <MemoryRouter initialEntries={[path]}>
      <App queryClient={queryClient} shop={SHOP} />
    </MemoryRouter>,
  )
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

describe("A page in another language", () => {
  it.each(routes.map(({ path, isProtected }) => [PARAMETERS[path] ?? path, isProtected] as const))(
    "%s says nothing in German but its content",
    async (path, isProtected) => {
      await show(path, isProtected)
      expect(screen.getByRole("main").textContent).toMatch(/\p{Script=Greek}/u)
      expect(wordsOf(document).flatMap((text) => untranslated(text, CONTENT) ?? [])).toEqual([])
    },
  )
})

it("What isn't translated stands out", () => {
  expect(pseudo({ count_one: "{{count}} Gerät, <b>neu</b>" })).toEqual({ count_one: "{{count}} Γεράτ, <b>νεθ</b>" })
  expect(untranslated("Γεράτ RTC 360", ["RTC 360"])).toBeNull()
  expect(untranslated("Gerät RTC 360", ["RTC 360"])).toBe("Gerät RTC 360")
})

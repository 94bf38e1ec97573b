import type { ProductKind } from "#shop/catalogue/wire/product"
import type { PageData, ShopInfo } from "#wire/page-data"
import { eventLd } from "./event-ld"
import { faqLd } from "./faq-ld"
import type { JsonLd } from "./json-ld"
import { productLd } from "./product-ld"
import { organizationLd, webSiteLd } from "./shop-ld"

interface SubjectRequest {
  data: PageData
  params: Record<string, string | undefined>
  shop: ShopInfo
}

/** What a page is about, beside its way from the home page. */
export interface PageSubject {
  jsonLd: JsonLd[]
  /** Address of its picture as the page shows it. */
  picture?: string
}

type Subject = (request: SubjectRequest) => Promise<PageSubject>

const NOTHING: PageSubject = { jsonLd: [] }

const product =
  (kind: ProductKind): Subject =>
  async ({ data, params, shop }) => {
    const found = await data.productDetail(kind, params.productSlug ?? "")
    return found ? { jsonLd: [productLd(found, shop)], picture: found.get_image } : NOTHING
  }

const event: Subject = async ({ data, params, shop }) => {
  const found = await data.eventDetail(params.slug ?? "")
  if (!found) return NOTHING
  return { jsonLd: [eventLd(found, shop)], picture: found.carousel[0]?.image ?? found.thumbnail }
}

/** Pages about something that search engines have a form for, by their module. */
const SUBJECTS: Record<string, Subject> = {
  "src/pages/texts/home-page.tsx": async ({ shop }) => ({ jsonLd: [organizationLd(shop), webSiteLd(shop)] }),
  "src/pages/rental/rental-product-page.tsx": product("rental"),
  "src/pages/purchase/purchase-product-page.tsx": product("purchase"),
  "src/pages/purchase/accessory-page.tsx": product("accessory"),
  "src/pages/purchase/software-page.tsx": product("software-service"),
  "src/pages/events/event-page.tsx": event,
  "src/pages/texts/faq-page.tsx": async ({ data }) => ({ jsonLd: faqLd((await data.content("faq"))?.content ?? "") }),
}

export const subjectOf = (module: string, request: SubjectRequest): Promise<PageSubject> =>
  SUBJECTS[module]?.(request) ?? Promise.resolve(NOTHING)

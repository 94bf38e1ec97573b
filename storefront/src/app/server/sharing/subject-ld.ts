import type { ShopInfo } from "#wire/page-data"
import type { PageSubject } from "@/lib/page/page-facts"
import { eventLd } from "./event-ld"
import { faqLd } from "./faq-ld"
import type { JsonLd } from "./json-ld"
import { productLd } from "./product-ld"
import { organizationLd, webSiteLd } from "./shop-ld"

interface SharedSubject {
  jsonLd: JsonLd[]
  /** Address of its picture as the page shows it. */
  picture?: string
}

/** What a page is about, for those who have a form for it. */
export function sharedSubject(subject: PageSubject | undefined, shop: ShopInfo): SharedSubject {
  if (!subject) return { jsonLd: [] }
  if ("product" in subject) return { jsonLd: [productLd(subject.product, shop)], picture: subject.product.get_image }
  if ("questions" in subject) return { jsonLd: faqLd(subject.questions) }
  if ("event" in subject) {
    const { event } = subject
    return { jsonLd: [eventLd(event, shop)], picture: event.carousel[0]?.image ?? event.thumbnail }
  }
  return { jsonLd: [organizationLd(shop), webSiteLd(shop)] }
}

import type { QueryClient } from "@tanstack/react-query"
import { deviceFilterOf } from "#shop/catalogue/rules/devices"
import type { GoodsKind, ProductKind } from "#shop/catalogue/wire/product"
import type { PageData } from "#wire/page-data"
import { productQuery } from "../features/catalogue/api/product"
import { productListQuery } from "../features/catalogue/api/product-list"
import { employeesQuery, referencesQuery, testimonialsQuery } from "../features/company/api/company"
import { contentQuery } from "../features/content/api/content"
import { HOME_BLOCKS } from "../features/content/home-blocks"
import { eventQuery } from "../features/events/api/event"
import { eventsQuery } from "../features/events/api/events"
import { EVENT_INFORMATION } from "../features/events/information"
import { goodsListQuery } from "../features/goods/api/goods-list"
import { deliveryTypesQuery } from "../features/rental/api/delivery-types"
import { purposesQuery } from "../features/rental/api/purposes"
import { rentalListQuery } from "../features/rental/api/rental-list"
import { rentalProductQuery } from "../features/rental/api/rental-product"
import { knownPurpose } from "../features/rental/rental-search"
import { asked, searchQuery } from "../features/search/api/search"
import { trainingQuery } from "../features/training/api/training"

interface LoadRequest {
  data: PageData
  params: Record<string, string | undefined>
  query: URLSearchParams
  queryClient: QueryClient
}

/** Puts into the query cache what a page shows; false when what the address names doesn't exist. */
type PageLoad = (request: LoadRequest) => Promise<boolean>

const home: PageLoad = async ({ data, queryClient }) => {
  const [cards, purposes, deliveryTypes, ...blocks] = await Promise.all([
    data.rentalList(undefined),
    data.purposes(),
    data.deliveryTypes(),
    ...HOME_BLOCKS.map((key) => data.content(key)),
  ])
  queryClient.setQueryData(rentalListQuery(null).queryKey, cards ?? [])
  queryClient.setQueryData(purposesQuery.queryKey, purposes)
  queryClient.setQueryData(deliveryTypesQuery.queryKey, deliveryTypes)
  HOME_BLOCKS.forEach((key, index) => {
    queryClient.setQueryData(contentQuery(key).queryKey, blocks[index] ?? null)
  })
  return true
}

const rentalList: PageLoad = async ({ data, query, queryClient }) => {
  const [purposes, deliveryTypes] = await Promise.all([data.purposes(), data.deliveryTypes()])
  const purposeId = knownPurpose(query.get("purpose"), purposes)
  const cards = await data.rentalList(purposeId ?? undefined)
  queryClient.setQueryData(rentalListQuery(purposeId).queryKey, cards ?? [])
  queryClient.setQueryData(purposesQuery.queryKey, purposes)
  queryClient.setQueryData(deliveryTypesQuery.queryKey, deliveryTypes)
  return true
}

const rentalProduct: PageLoad = async ({ data, params, queryClient }) => {
  const slug = params.productSlug ?? ""
  const [product, deliveryTypes] = await Promise.all([data.productDetail("rental", slug), data.deliveryTypes()])
  queryClient.setQueryData(rentalProductQuery(slug).queryKey, product)
  queryClient.setQueryData(deliveryTypesQuery.queryKey, deliveryTypes)
  return product !== null
}

const purchaseList: PageLoad = async ({ data, queryClient }) => {
  queryClient.setQueryData(productListQuery("purchase").queryKey, await data.productList("purchase"))
  return true
}

const product =
  (kind: ProductKind): PageLoad =>
  async ({ data, params, queryClient }) => {
    const slug = params.productSlug ?? ""
    const found = await data.productDetail(kind, slug)
    queryClient.setQueryData(productQuery(kind, slug).queryKey, found)
    return found !== null
  }

const goodsList =
  (kind: GoodsKind): PageLoad =>
  async ({ data, query, queryClient }) => {
    const filter = deviceFilterOf(query.get("filter"))
    queryClient.setQueryData(goodsListQuery(kind, filter).queryKey, await data.goodsList(kind, filter))
    return true
  }

const text =
  (key: string): PageLoad =>
  async ({ data, queryClient }) => {
    queryClient.setQueryData(contentQuery(key).queryKey, await data.content(key))
    return true
  }

const about: PageLoad = async ({ data, queryClient }) => {
  const lists = await Promise.all([data.references(), data.employees(), data.testimonials()])
  queryClient.setQueryData(referencesQuery.queryKey, lists[0])
  queryClient.setQueryData(employeesQuery.queryKey, lists[1])
  queryClient.setQueryData(testimonialsQuery.queryKey, lists[2])
  return true
}

const training: PageLoad = async (request) => {
  request.queryClient.setQueryData(trainingQuery.queryKey, await request.data.educationList())
  return text("schulen")(request)
}

const events: PageLoad = async ({ data, queryClient }) => {
  const [cards, information] = await Promise.all([data.events(), data.content(EVENT_INFORMATION)])
  queryClient.setQueryData(eventsQuery.queryKey, cards)
  queryClient.setQueryData(contentQuery(EVENT_INFORMATION).queryKey, information)
  return true
}

const event: PageLoad = async ({ data, params, queryClient }) => {
  const slug = params.slug ?? ""
  const [cards, detail] = await Promise.all([data.events(), data.eventDetail(slug)])
  queryClient.setQueryData(eventsQuery.queryKey, cards)
  queryClient.setQueryData(eventQuery(slug).queryKey, detail)
  return detail !== null
}

const eventRegistration: PageLoad = async ({ data, queryClient }) => {
  queryClient.setQueryData(eventsQuery.queryKey, await data.events())
  return true
}

const search: PageLoad = async ({ data, query, queryClient }) => {
  const words = asked(query.get("query") ?? "")
  if (words !== "") queryClient.setQueryData(searchQuery(words).queryKey, await data.search(words))
  return true
}

const LOADS: Record<string, PageLoad> = {
  "src/pages/texts/home-page.tsx": home,
  "src/pages/rental/rental-list-page.tsx": rentalList,
  "src/pages/rental/rental-product-page.tsx": rentalProduct,
  "src/pages/purchase/purchase-list-page.tsx": purchaseList,
  "src/pages/purchase/purchase-product-page.tsx": product("purchase"),
  "src/pages/purchase/accessory-list-page.tsx": goodsList("accessory"),
  "src/pages/purchase/accessory-page.tsx": product("accessory"),
  "src/pages/purchase/software-list-page.tsx": goodsList("software-service"),
  "src/pages/purchase/software-page.tsx": product("software-service"),
  "src/pages/texts/about-page.tsx": about,
  "src/pages/purchase/training-page.tsx": training,
  "src/pages/texts/faq-page.tsx": text("faq"),
  "src/pages/texts/terms-page.tsx": text("agb"),
  "src/pages/texts/privacy-page.tsx": text("datenschutz"),
  "src/pages/texts/imprint-page.tsx": text("impressum"),
  "src/pages/events/events-page.tsx": events,
  "src/pages/events/event-page.tsx": event,
  "src/pages/events/event-registration-page.tsx": eventRegistration,
  "src/pages/purchase/search-page.tsx": search,
  "src/pages/texts/not-found-page.tsx": async () => false,
}

/** Pages without a load are filled by the browser and exist. */
export async function loadPage(module: string, request: LoadRequest): Promise<boolean> {
  return LOADS[module]?.(request) ?? true
}

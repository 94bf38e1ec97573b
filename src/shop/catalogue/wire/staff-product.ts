import * as z from "zod/mini"
import { messageKey } from "#kernel/wire/message"
import { lineOfText, optionalLine, requiredText } from "#kernel/wire/primitives"
import type { ServiceBasis } from "#shop/rental/rules/service-price"
import { DEVICES } from "../rules/devices"
import { PLACED_KINDS } from "../rules/named-kinds"
import { ofEachCharge } from "../rules/product-charges"
import type { ProductKind } from "../rules/product-kinds"
import { MOST_CHOICES, MOST_LINKED, MOST_RATE_DAYS, MOST_RATES, PRODUCT_LIMITS } from "../rules/product-limits"
import {
  chargeEntry,
  file,
  flag,
  htmlField,
  LONGEST_HTML,
  listOf,
  picture,
  priceField,
  videoField,
  wholeNumber,
} from "./product-fields"

const PLACES = 100_000
const RATE_DAYS = messageKey("catalogue.rate_days", { most: MOST_RATE_DAYS })

/** What a drawer of the product's page saves at once. Money is CHF without VAT, HTML is sanitised when it is saved. */
export const PRODUCT_GROUPS = {
  card: z.object({
    name: lineOfText("input.name_missing"),
    subtitle: optionalLine(200),
    slug: lineOfText("input.address_missing", 200),
    sort_order: wholeNumber(PLACES),
    /** Visible, but not to be had. */
    is_inactive: flag,
    card_info: optionalLine(300),
    fact_laser_reach: optionalLine(100),
    fact_laser_accuracy: optionalLine(100),
    fact_speed: optionalLine(100),
    fact_battery: optionalLine(100),
  }),
  texts: z.object({
    description: htmlField,
    delivery_content: htmlField,
    accordions: listOf(
      z.object({
        header: lineOfText("input.title_missing"),
        /** The shop shows no section without one. */
        content: requiredText("input.text_missing", LONGEST_HTML),
      }),
      PRODUCT_LIMITS.accordions,
    ),
  }),
  media: z.object({
    /** The picture of the card; null shows a placeholder. */
    thumbnail: z.nullable(picture),
    pictures: listOf(picture, PRODUCT_LIMITS.pictures),
    videos: listOf(videoField, PRODUCT_LIMITS.videos),
    documents: listOf(file, PRODUCT_LIMITS.documents),
    sample_data: listOf(file, PRODUCT_LIMITS.sampleData),
  }),
  links: z.object({
    accessory_ids: listOf(z.string(), MOST_LINKED),
    software_ids: listOf(z.string(), MOST_LINKED),
    device_tags: listOf(z.enum(DEVICES.map(({ tag }) => tag)), DEVICES.length),
    /** Comes along in the cart and can't be removed alone. */
    companion_id: z.nullable(z.string()),
    is_mandatory: flag,
    /** Of add-ons: offered in the cart. */
    is_recommended: flag,
    /** Of those: what it goes with, nothing for everything. */
    goes_with: listOf(z.enum(PLACED_KINDS), PLACED_KINDS.length),
  }),
  prices: z.object({
    /** The base choice first, which the product itself is, then packages or plugins. */
    choices: listOf(
      z.object({
        /** Null for a new one. */
        id: z.nullable(z.string()),
        /** "" for the base choice of a product that has no other. */
        name: optionalLine(),
        price: priceField,
        description: htmlField,
        delivery_content: htmlField,
      }),
      MOST_CHOICES,
    ).check(z.minLength(1, "input.price_missing")),
  }),
  /** Of rentals only: what some chargeable days cost together. */
  rates: z.object({
    rates: listOf(
      z.object({
        days: z.int("input.whole_number").check(z.minimum(2, RATE_DAYS), z.maximum(MOST_RATE_DAYS, RATE_DAYS)),
        price: priceField,
      }),
      MOST_RATES,
    ),
  }),
  /** Of rentals only: what is charged beside the price, an amount or a share of the sales price. */
  charges: z.object({ charges: z.object(ofEachCharge(() => chargeEntry)) }),
  /** Of rentals only. */
  offers: z.object({
    service_ids: listOf(z.string(), MOST_LINKED),
    purpose_ids: listOf(z.string(), MOST_LINKED),
    /** Working days between a return and the next use. */
    restocking_days: wholeNumber(30),
  }),
  search: z.object({
    seo_title: optionalLine(),
    seo_description: optionalLine(320),
    search_keywords: optionalLine(1000),
    in_search: flag,
  }),
} as const
export type ProductGroup = keyof typeof PRODUCT_GROUPS
export type GroupValues = { [Group in ProductGroup]: z.infer<(typeof PRODUCT_GROUPS)[Group]> }

/** Next to the group's own fields in `POST /admin/shop/products/{id}`. */
export const groupHead = z.object({
  group: z.enum(Object.keys(PRODUCT_GROUPS) as ProductGroup[]),
  /** The one that the group was read with: another means that somebody else has changed it meanwhile (409). */
  version: z.string("input.reload"),
})

/** Why a product isn't in the shop. */
export type ListingObstacle = "draft" | "no_kind" | "no_price"

export interface StaffProductReference {
  id: string
  name: string
  kind: ProductKind | null
}

/** `GET /admin/shop/products/{id}`. */
export interface StaffProduct {
  id: string
  kind: ProductKind | null
  /** Path of its page once it is listed; null for kinds that have none. */
  path: string | null
  obstacles: ListingObstacle[]
  groups: { [Group in ProductGroup]: { version: string; values: StoredValues[Group] } }
  /** What extensions say that some days of the rental cost together, CHF without VAT, beside the rates that staff enter. */
  rates_by_extension: { days: number; price: string }[]
  /** Accessories, software and the companion that the product names, as far as they exist. */
  linked: StaffProductReference[]
  services: { id: string; name: string; basis: ServiceBasis; price: string; permille: number }[]
  purposes: { id: string; name: string }[]
}

type Choice = GroupValues["prices"]["choices"][number]

/** As saved; only a choice that staff made without a price has none. */
export type StoredValues = Omit<GroupValues, "prices"> & {
  prices: { choices: (Omit<Choice, "price"> & { price: string | null })[] }
}

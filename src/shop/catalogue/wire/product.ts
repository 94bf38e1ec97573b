import * as z from "zod/mini"
import { html, id, money, numbered } from "#kernel/wire/primitives"
import { dayRule, refusalReason, rentalPeriod, serviceBasis } from "#shop/rental/wire/rental"
import { LINE_CATEGORIES } from "../rules/line-categories"
import { PRODUCT_KIND_NAMES } from "../rules/product-kinds"

export const productKind = z.enum(PRODUCT_KIND_NAMES)
export const lineCategory = z.enum(LINE_CATEGORIES)

export const availability = z.enum(["in_stock", "on_order"])
export type Availability = z.infer<typeof availability>

/** Where there are packages whose scope is told in lists. */
const packageFacts = {
  /** What is in it, with what is in the packages it builds on, in their order. */
  contents: z.optional(z.array(z.string())),
  /** Of the product's `accessoryitems`, by their ids, those that are in it. */
  included_accessories: z.optional(z.array(id)),
}

/** A package of a purchase product or a plugin of a software product; `id` is its variant's. */
export const productChoice = z.object({
  id,
  name: z.string(),
  price: money,
  description: html,
  deliverycontent: html,
  availability: z.optional(availability),
  ...packageFacts,
})
export type ProductChoice = z.infer<typeof productChoice>

/** A named link to another product. */
export const productReference = z.object({
  id,
  name: z.string(),
  get_absolute_url: z.string(),
  get_thumbnail: z.string(),
  price: money,
  subtitle: z.string(),
  product_is_inactive: z.boolean(),
})
export type ProductReference = z.infer<typeof productReference>

/** What comes along in the cart, once per piece, and can't be removed alone (ruling 5). */
export const mandatoryCompanion = z.object({ id, name: z.string(), price: money, category: productKind })
export type MandatoryCompanion = z.infer<typeof mandatoryCompanion>

/** A device that an accessory or software belongs to; null where none of its kind is for sale. */
export const deviceReference = z.object({ tag: z.string(), name: z.string(), get_absolute_url: z.nullable(z.string()) })
export type DeviceReference = z.infer<typeof deviceReference>

/** A service bookable with a rental. */
export const productService = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Of a rental, or of each chargeable day; "0.00" where it is a share of the rent. */
  price: money,
  basis: serviceBasis,
  /** The share of the rent, where it is one. */
  permille: z.optional(z.number()),
  /** Of services of one group a rental has at most one; "" for none. */
  group: z.string(),
})
export type ProductService = z.infer<typeof productService>

/** What some chargeable days of a rental cost together; the cheapest that covers a period's days is its rent. */
export const rentalRate = z.object({ days: z.number(), price: money })

/** What a list shows of each product. `get_thumbnail` "default" asks for the placeholder. */
export const productCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  subtitle: z.string(),
  price: money,
  category: productKind,
  get_absolute_url: z.nullable(z.string()),
  get_thumbnail: z.string(),
  thumbnail_alt: z.string(),
  product_card_info: z.string(),
  product_is_inactive: z.boolean(),
  order: z.number(),
  mandatory: z.boolean(),
  availability: z.optional(availability),
  /** There are packages or plugins besides the base choice, so that `price` is where prices begin. */
  has_choices: z.optional(z.boolean()),
  /** Of rentals that state it: what the device can do. */
  fact_laserreach: z.optional(z.string()),
  fact_laseraccuracy: z.optional(z.string()),
  fact_speed: z.optional(z.string()),
  fact_battery: z.optional(z.string()),
})
export type ProductCard = z.infer<typeof productCard>

/** Without VAT; `refundable` is what is given back when all is well, such as a deposit. */
export const productCharge = z.object({ code: z.string(), title: z.string(), amount: money, refundable: z.boolean() })

export const productDetail = z.extend(productCard, {
  /** Of rentals that have some beside `price`, the price of a day; the shortest first. */
  rates: z.optional(z.array(rentalRate)),
  /** Of rentals that have some: what is charged beside their price. */
  charges: z.optional(z.array(productCharge)),
  description: html,
  ...numbered("get_image", 6, z.string()),
  ...numbered("image_alt", 6, z.string()),
  ...numbered("videoId", 3, z.string()),
  ...numbered("accordionheader", 4, z.string()),
  ...numbered("accordioncontent", 4, html),
  ...numbered("document_title", 4, z.string()),
  ...numbered("get_document", 4, z.string()),
  ...numbered("document_bytes", 4, z.number()),
  ...numbered("sampledata_title", 4, z.string()),
  ...numbered("get_sampledata", 4, z.string()),
  ...numbered("sampledata_bytes", 4, z.number()),
  ...numbered("sampledata_preview", 4, z.string()),
  ...numbered("sampledata_preview_bytes", 4, z.number()),
  ...numbered("sampledata_picture", 4, z.string()),
  deliverycontent: html,
  fact_laserreach: z.string(),
  fact_laseraccuracy: z.string(),
  fact_speed: z.string(),
  fact_battery: z.string(),
  base_package_name: z.string(),
  /** Of the base package. */
  ...packageFacts,
  pluginname: z.string(),
  packages: z.array(productChoice),
  plugins: z.array(productChoice),
  accessoryitems: z.array(productReference),
  softwareserviceitems: z.array(productReference),
  productservices: z.array(productService),
  mandatory_companion: z.optional(mandatoryCompanion),
  /** The same device for rent where this one is for sale, and the other way round. */
  counterpart: z.optional(productReference),
  /** Of accessories and software only: the devices they belong to. */
  devices: z.array(deviceReference),
  seo_title: z.string(),
  seo_description: z.string(),
})
/** The numbered fields (`get_image2`, `videoId3` …) are optional; sizes are in bytes. */
export type ProductDetail = z.infer<typeof productDetail>

export const productList = z.array(productCard)
export const addon = z.object({
  id,
  name: z.string(),
  description: html,
  price: money,
  get_thumbnail: z.string(),
  /** What has to be in the cart for it to be of use; empty: anything. */
  goes_with: z.array(productKind),
})
export type Addon = z.infer<typeof addon>

export const rentalPurpose = z.object({ id, name: z.string() })
export type RentalPurpose = z.infer<typeof rentalPurpose>

/** Both days or neither; `delivery` is the id of a delivery type, by default the shop's default one. */
export const rentalListQuery = z.object({
  purpose: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  delivery: z.optional(z.string()),
})

/** A rental product and the period asked for. Free ones come first, each group in the list's order. */
export const rentalOffer = z.extend(productCard, {
  free: z.boolean(),
  /** Why it is not free; missing for a product that can't be had at all. */
  reason: z.optional(refusalReason),
  rule: z.optional(dayRule),
  /** The next period of the same length that can be had, from the one asked for; null if it is free or there is none. */
  next_free: z.nullable(rentalPeriod),
  /** What the period asked for costs without VAT: rent, delivery, what comes along by force, and its shipping. */
  period_price: money,
  /** The same for `next_free`, null without it. */
  next_price: z.nullable(money),
  /** What rates take off the price of single days in the period that can be had; missing where they take nothing off. */
  saving: z.optional(money),
})
export type RentalOffer = z.infer<typeof rentalOffer>

/** Both days, and the delivery by its id, by default the shop's default one. */
export const alternativesQuery = z.object({
  from: z.string("rental.format"),
  to: z.string("rental.format"),
  delivery: z.optional(z.string()),
})

/** What there is instead of a period of a product that can't be had. */
export const alternatives = z.object({
  /** The next periods of the same length, at most three, priced as a `rentalOffer`; none where the period itself can be had. */
  next: z.array(z.extend(rentalPeriod, { period_price: money })),
  /** Devices of a purpose of this one that are free then, the cheapest first, at most three. */
  devices: z.array(rentalOffer),
})
export type Alternatives = z.infer<typeof alternatives>

/** With a period each product says more than without. */
export const rentalList = z.union([z.array(rentalOffer), productList])

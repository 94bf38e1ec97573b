import { fromWireMoney, rappenFromFrancs, toWireMoney } from "#kernel/money"
import { sanitised } from "#platform/staff-html"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import { textsFor } from "#texts/texts"
import type { PieceCharge } from "../../rules/charges/product-charge"
import { addressOf } from "../../rules/product-addresses"
import { productCharges } from "../../rules/product-charges"
import { PRODUCT_KINDS } from "../../rules/product-kinds"
import type { ProductCard, ProductChoice, ProductDetail } from "../../wire/product"
import { chargeName, extensionCharges } from "../extension-charges"
import { ratesWithExtensions } from "../extension-rates"
import { packageFacts } from "./package-facts"
import type { ProductTexts } from "./product-texts"
import type { ProductRow, ProfileRow, VariantRow } from "./rows"

export const rappenOf = ({ price }: VariantRow) => rappenFromFrancs(Number(price))

/** As extensions look at it. @param counterpart the same device where it is sold */
const ruledProduct = ({ id, slug, name, price }: ProductCard, counterpart: ProductCard | undefined) => {
  const salesPrice = counterpart ? fromWireMoney(counterpart.price) : null
  return { id, slug, name, pricePerDay: fromWireMoney(price), salesPrice }
}

export const ratesOf = ({ kind, rates }: ProductRow, card: ProductCard, counterpart: ProductCard | undefined) =>
  kind === "rental" ? ratesWithExtensions(ruledProduct(card, counterpart), rates) : []

export function chargesOf(
  { kind, profile }: ProductRow,
  card: ProductCard,
  counterpart: ProductCard | undefined,
): PieceCharge[] {
  if (kind !== "rental") return []
  const ruled = ruledProduct(card, counterpart)
  return [...productCharges(profile?.charges ?? {}, ruled.salesPrice), ...extensionCharges(ruled)]
}

export const chargesOfWire = (charges: readonly PieceCharge[]): Pick<ProductDetail, "charges"> => {
  const texts = textsFor("customer")
  const wire = charges.map(({ code, amount, isRefundable }) => ({
    code,
    title: texts(chargeName(code)),
    amount: toWireMoney(amount),
    refundable: isRefundable,
  }))
  return wire.length > 0 ? { charges: wire } : {}
}

export const ratesWire = (rates: readonly RentalRate[]): Pick<ProductDetail, "rates"> => {
  const wire = rates.map(({ days, price }) => ({ days, price: toWireMoney(price) }))
  return wire.length > 0 ? { rates: wire } : {}
}

/** Back-orders are accepted: what is not in stock is on order (ruling 3). */
const availabilityOf = ({ manage_inventory, available }: VariantRow): Pick<ProductCard, "availability"> =>
  manage_inventory ? { availability: Number(available ?? 0) > 0 ? "in_stock" : "on_order" } : {}

const factsOf = (texts: ProductTexts) => ({
  fact_laserreach: texts.fact_laser_reach ?? "",
  fact_laseraccuracy: texts.fact_laser_accuracy ?? "",
  fact_speed: texts.fact_speed ?? "",
  fact_battery: texts.fact_battery ?? "",
})

/** What a list of rentals shows of what they can do. */
const statedFacts = ({ kind, texts }: ProductRow): Partial<ProductCard> =>
  kind === "rental" ? Object.fromEntries(Object.entries(factsOf(texts.read())).filter(([, fact]) => fact !== "")) : {}

export function cardOf(row: ProductRow): ProductCard {
  const { id, kind, name, subtitle, thumbnail, handle, profile } = row
  const [base, ...others] = row.variants
  const slug = profile?.slug ?? handle
  return {
    id,
    slug,
    name,
    subtitle: subtitle ?? "",
    price: toWireMoney(rappenOf(base)),
    category: kind,
    get_absolute_url: addressOf(kind, slug),
    get_thumbnail: thumbnail ?? "default",
    thumbnail_alt: profile?.thumbnail_alt ?? "",
    product_card_info: profile?.card_info ?? "",
    product_is_inactive: profile?.is_inactive ?? false,
    order: profile?.sort_order ?? 0,
    mandatory: profile?.is_mandatory ?? false,
    ...availabilityOf(base),
    ...(others.length > 0 && { has_choices: true }),
    ...statedFacts(row),
  }
}

/** `name`, `name2` … up to `count` values; what is empty is left out. */
const numberedFields = (name: string, count: number, values: unknown[]) =>
  Object.fromEntries(values.slice(0, count).map((value, index) => [index === 0 ? name : `${name}${index + 1}`, value]))

/** A product's files: each of their facts is a repeated field of its own. */
const fileFields = <File extends object>(files: File[], names: Record<keyof File & string, string>) =>
  Object.assign(
    {},
    ...Object.entries<string>(names).map(([fact, name]) =>
      numberedFields(
        name,
        4,
        files.map((file) => file[fact as keyof File]),
      ),
    ),
  )

const DOCUMENT_FIELDS = { title: "document_title", url: "get_document", bytes: "document_bytes" }
const SAMPLE_FIELDS = {
  title: "sampledata_title",
  url: "get_sampledata",
  bytes: "sampledata_bytes",
  preview: "sampledata_preview",
  preview_bytes: "sampledata_preview_bytes",
  picture: "sampledata_picture",
}

const choiceOf = (variant: VariantRow): ProductChoice => ({
  id: variant.id,
  name: variant.title,
  price: toWireMoney(rappenOf(variant)),
  description: sanitised(variant.description ?? ""),
  deliverycontent: sanitised(variant.delivery_content ?? ""),
  ...availabilityOf(variant),
})

/** What a product's page tells of other products and of services. */
type Related = Pick<
  ProductDetail,
  | "rates"
  | "charges"
  | "accessoryitems"
  | "softwareserviceitems"
  | "productservices"
  | "mandatory_companion"
  | "counterpart"
  | "devices"
>

export function detailOf(row: ProductRow, card: ProductCard, related: Related): ProductDetail {
  const { choice } = PRODUCT_KINDS[row.kind]
  const profile: Partial<ProfileRow> = row.profile ?? {}
  const texts = row.texts.read()
  const { description, images, image_alts = {}, accordions = [], documents = [], sample_data = [], videos = [] } = texts
  const choices = row.variants.slice(1).map(choiceOf)
  const base = { name: profile.base_choice_name ?? "", deliverycontent: sanitised(texts.delivery_content ?? "") }
  const facts = choice === "package" ? packageFacts([base, ...choices], related.accessoryitems) : []
  return {
    ...card,
    description: sanitised(description ?? ""),
    ...numberedFields("get_image", 6, images),
    ...numberedFields(
      "image_alt",
      6,
      images.map((url) => image_alts[url] ?? ""),
    ),
    ...numberedFields("videoId", 3, videos),
    ...numberedFields(
      "accordionheader",
      4,
      accordions.map(({ header }) => header),
    ),
    ...numberedFields(
      "accordioncontent",
      4,
      accordions.map(({ content }) => sanitised(content)),
    ),
    ...fileFields(documents, DOCUMENT_FIELDS),
    ...fileFields(sample_data, SAMPLE_FIELDS),
    deliverycontent: base.deliverycontent,
    ...factsOf(texts),
    base_package_name: choice === "package" ? base.name : "",
    ...facts[0],
    pluginname: choice === "plugin" ? base.name : "",
    packages: choice === "package" ? choices.map((one, place) => ({ ...one, ...facts[place + 1] })) : [],
    plugins: choice === "plugin" ? choices : [],
    ...related,
    seo_title: texts.seo_title || card.name,
    seo_description: texts.seo_description || card.subtitle,
  }
}

import type { Availability, ProductDetail } from "#shop/catalogue/wire/product"
import type { ShopInfo } from "#wire/page-data"
import { plainText } from "@/lib/plain-text"
import type { JsonLd } from "./json-ld"
import { sharePicture } from "./share-picture"
import { firmId } from "./shop-ld"

const PICTURES = ["", "2", "3", "4", "5", "6"] as const
const LONGEST_DESCRIPTION = 5_000

/** A rental is offered by the day; everything else by the piece (UN/CEFACT codes). */
const UNIT = { rental: "DAY", piece: "C62" } as const
const LEASE_OUT = "http://purl.org/goodrelations/v1#LeaseOut"

interface Choice {
  name?: string
  /** Without VAT. */
  price: string
  availability?: Availability
}

function availabilityOf({ product_is_inactive }: ProductDetail, { availability }: Choice): string {
  if (product_is_inactive) return "https://schema.org/OutOfStock"
  return availability === "on_order" ? "https://schema.org/BackOrder" : "https://schema.org/InStock"
}

function offerOf(product: ProductDetail, choice: Choice, url: string, shop: ShopInfo) {
  const { name, price } = choice
  const isRental = product.category === "rental"
  const unitCode = isRental ? UNIT.rental : UNIT.piece
  return {
    "@type": "Offer",
    name: name || undefined,
    url,
    price,
    priceCurrency: "CHF",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "CHF",
      valueAddedTaxIncluded: false,
      unitCode,
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode },
    },
    businessFunction: isRental ? LEASE_OUT : undefined,
    availability: availabilityOf(product, choice),
    seller: { "@type": "Organization", "@id": firmId(shop.publicUrl), name: shop.name },
  }
}

const baseChoice = ({ price, base_package_name, pluginname, availability }: ProductDetail): Choice => ({
  name: base_package_name || pluginname,
  price,
  availability,
})

/** A product with an offer for each of its choices; the price of a rental is that of one day. */
export function productLd(product: ProductDetail, shop: ShopInfo): JsonLd {
  const { publicUrl } = shop
  const url = publicUrl + (product.get_absolute_url ?? "")
  const pictures = PICTURES.flatMap((number) => product[`get_image${number}`] ?? [])
  const choices = [baseChoice(product), ...product.packages, ...product.plugins]
  const offers = choices.map((choice) => offerOf(product, choice, url, shop))
  return {
    "@type": "Product",
    "@id": `${url}#produkt`,
    name: product.name,
    description: plainText(product.description).slice(0, LONGEST_DESCRIPTION) || product.subtitle || undefined,
    sku: product.slug,
    url,
    image: [...new Set(pictures.map((picture) => sharePicture(picture, publicUrl).url))],
    offers: offers.length === 1 ? offers[0] : offers,
  }
}

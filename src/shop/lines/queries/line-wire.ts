import type * as z from "zod/mini"
import type { CatalogueSnapshot } from "#area/catalogue"
import { percentOf } from "#kernel/format-percent"
import { toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { isChoiceCategory } from "#shop/catalogue/rules/product-kinds"
import type { ServicePrice } from "#shop/rental/rules/service-price"
import type { Texts } from "#texts/texts"
import { ratePartsOf } from "../rules/rate-parts"
import type { ChosenExtra, RentalLineTerms, ShopLine } from "../rules/shop-line"
import { listTotalOf } from "../rules/special-price"
import type { ChosenServiceWire, LineProduct, lineDelivery, RatePartWire, SpecialPriceWire } from "../wire/line"
import type { LineWire } from "../wire/line-fields"

type LineExtraWire = z.infer<typeof lineDelivery>

/** Product plus package or plugin (ruling 2). */
export const displayName = ({ productName, choiceName }: Pick<ShopLine, "productName" | "choiceName">): string =>
  choiceName === "" ? productName : `${productName}, ${choiceName}`

/** Chargeable days in words for rentals; else the number of pieces. */
export const displayQuantity = ({ quantity, rental }: ShopLine, texts: Texts): string =>
  rental === null ? String(quantity) : texts(message("general.days", { count: rental.chargeableDays }))

/** What answers say of a line, wherever it is; each takes the fields that it has. */
export function lineWire(line: ShopLine, texts: Texts): LineWire {
  const { rental } = line
  return {
    quantity: line.quantity,
    display_name: displayName(line),
    display_quantity: displayQuantity(line, texts),
    rentalstartdate: rental?.period.start ?? null,
    rentalenddate: rental?.period.end ?? null,
    ...ratePartsWire(line),
    ...servicesWire(rental),
    delivery: rental ? toExtraWire(rental.delivery) : null,
    subtotal: toWireMoney(line.total),
    ...specialPriceWire(line),
    price_is_set: line.special?.set !== undefined,
    total_shipping_price: toWireMoney(rental?.delivery.price ?? 0),
    mandatory: line.companionOf !== null,
    demanded_by: line.companionOf,
    quoted_until: line.quote?.validUntil ?? null,
  }
}

/** The product as the line shows it: names and prices of the line, pictures and links of today's catalogue. */
export function toLineProduct(line: ShopLine, catalogue: CatalogueSnapshot): LineProduct {
  const product = catalogue.products.get(line.productId)
  const thumbnail = product?.card.get_thumbnail ?? line.thumbnail ?? "default"
  return {
    id: isChoiceCategory(line.category) ? line.variantId : line.productId,
    name: line.productName,
    get_thumbnail: thumbnail,
    image: product?.detail.get_image ?? thumbnail,
    get_absolute_url: product?.card.get_absolute_url ?? null,
    category: line.category,
    price: toWireMoney(line.rental?.pricePerDay ?? line.unitPrice),
    mandatory: line.companionOf !== null,
  }
}

/** How rates make up the rent, where they do. */
function ratePartsWire(line: ShopLine): { rate_parts?: RatePartWire[] } {
  const parts = ratePartsOf(line)
  if (parts.length === 0) return {}
  return { rate_parts: parts.map(({ days, count, price }) => ({ days, count, price: toWireMoney(price) })) }
}

/** What is struck next to the customer's own price, where that is less. */
function specialPriceWire(line: ShopLine): SpecialPriceWire {
  const list = listTotalOf(line)
  if (list === null) return {}
  const { discountPermille } = line.special ?? {}
  return {
    list_subtotal: toWireMoney(list),
    ...(discountPermille !== undefined && { discount_percent: percentOf(discountPermille) }),
  }
}

/** The line's services, and the first of them as the specification has it. */
function servicesWire(rental: RentalLineTerms | null): {
  productservice: LineExtraWire | null
  productservices: ChosenServiceWire[]
} {
  const services = rental?.services ?? []
  return {
    productservice: services.length > 0 ? toExtraWire(services[0]) : null,
    productservices: services.map((service) => ({ ...toExtraWire(service), basis: service.per, ...rateOf(service) })),
  }
}

function rateOf({ per, amount }: ServicePrice): Pick<ChosenServiceWire, "day_price" | "permille"> {
  if (per === "day") return { day_price: toWireMoney(amount) }
  return per === "permille" ? { permille: amount } : {}
}

const toExtraWire = ({ id, name, description, price }: ChosenExtra): LineExtraWire => ({
  id,
  name,
  description,
  price: toWireMoney(price),
})

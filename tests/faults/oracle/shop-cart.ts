import { calendarDay } from "#kernel/calendar-day"
import { francsFromRappen } from "#kernel/money"
import { type AddToCartInput, lineToAdd } from "#shop/cart/commands/add-to-cart"
import { atDiscount } from "#shop/cart/commands/at-discount"
import { atSetPrice } from "#shop/cart/commands/by-staff/line-price"
import type { LineToAdd } from "#shop/cart/commands/line-rows"
import { repriced } from "#shop/cart/commands/lines-to-order"
import { companionOf } from "#shop/cart/commands/pieces"
import type { ShopTerms } from "#shop/cart/commands/shop-terms"
import { currentOffer, hasOtherDiscount } from "#shop/cart/queries/current-offer"
import { isChoiceCategory, kindOfLine } from "#shop/catalogue/rules/product-kinds"
import { type LineColumns, type LineFacts, type ShopLine, toShopLine } from "#shop/lines/rules/shop-line"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import { bestOn, type DiscountOf } from "#shop/special-prices/rules/discount"
import { catalogueOf } from "./catalogue-of"
import type { ShopFacts } from "./shop-facts"
import type { Wish } from "./wishes"

/** Whether the customer is known when lines come into the cart, only afterwards, or never. */
export type Known = "from the start" | "later" | "never"

const SET = { reason: "Abgemacht", validUntil: calendarDay("2090-01-01") }

/** As far ahead as the wishes are. */
const HORIZON_MONTHS = 2_400

/** A shop of these facts, as its commands know it. */
export function shopOf(facts: ShopFacts): ShopTerms {
  const { vatPermille, shippingFee: shippingFeeRappen } = facts
  return {
    catalogue: catalogueOf(facts),
    commerce: { regionId: "", salesChannelId: "", taxRateId: "", stockLocationId: null, shippingOptionId: "option" },
    settings: {
      ...DEFAULT_SETTINGS,
      sales: { ...DEFAULT_SETTINGS.sales, vatPermille, shippingFeeRappen },
      rental: { ...DEFAULT_SETTINGS.rental, horizonMonths: HORIZON_MONTHS },
    },
    vat: { taxRateId: "", vatPermille },
  }
}

export const discountsOf = ({ discounts }: ShopFacts): DiscountOf => {
  const valid = discounts.map(({ product, ...one }) => ({ ...one, productId: product, isOfCompany: false }))
  return (priced) => bestOn(priced, valid)
}

/** The lines that wishes become in a cart. */
export function shopCart(shop: ShopTerms, wishes: readonly Wish[], discountOf: DiscountOf, known: Known): ShopLine[] {
  const ofCustomer = known === "never" ? NO_DISCOUNT : discountOf
  return wishes.flatMap((wish, index) => {
    const [own, ...along] = addedLines(shop, wish, `line-${index}`)
      .map(({ id, line }) => asStored(id, known === "from the start" ? atDiscount(line, discountOf) : line))
      .map((line) => repricedFor(shop, line, ofCustomer))
    return [atAgreedPrice(shop, own, wish, ofCustomer), ...along]
  })
}

const NO_DISCOUNT: DiscountOf = () => 0

/** At the list's price, with what comes along. */
function addedLines(shop: ShopTerms, wish: Wish, id: string): { id: string; line: LineToAdd }[] {
  const line = lineToAdd(shop, inputOf(shop, wish))
  const { quantity, facts, product } = line
  const along = companionOf(shop.catalogue, product, { quantity, pricedAt: facts.priced_at })
  if (!along) return [{ id, line }]
  return [
    { id, line },
    { id: `${id}-along`, line: { ...along, facts: { ...along.facts, companion_of: id } } },
  ]
}

function inputOf({ catalogue }: ShopTerms, wish: Wish): Pick<AddToCartInput, "category" | "id" | "quantity" | "wish"> {
  if (wish.kind === "rental") {
    const { start, end, delivery, serviceIds: ids } = wish
    const services = { ids, field: "productservices" }
    const { id } = wish.product
    return { category: "rental", id, quantity: 1, wish: { start, end, deliveryId: delivery.id, services } }
  }
  const { category } = catalogue.choices.get(wish.choiceId)!.choice
  const id = isChoiceCategory(category) ? wish.choiceId : wish.productId
  const services = { ids: [], field: "productservice" }
  return { category, id, quantity: wish.pieces, wish: { start: null, end: null, deliveryId: null, services } }
}

/** As the database gives a line back. */
const asStored = (id: string, { product, choice, quantity, unitPrice, facts }: LineToAdd): ShopLine =>
  storedLine({
    id,
    product_id: product.id,
    variant_id: choice.variantId,
    product_title: product.name,
    variant_title: choice.name,
    quantity,
    unit_price: francsFromRappen(unitPrice),
    metadata: facts,
  })

type StoredColumns = Omit<LineColumns, "product_handle" | "thumbnail" | "created_at">

export const storedLine = (columns: StoredColumns): ShopLine =>
  toShopLine({
    ...(JSON.parse(JSON.stringify(columns)) as StoredColumns),
    unit_price: String(columns.unit_price),
    product_handle: null,
    thumbnail: null,
    created_at: new Date(0),
  })

const withFacts = (line: ShopLine, unitPrice: number, metadata: LineFacts): ShopLine =>
  storedLine({
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    product_title: line.productName,
    variant_title: line.choiceName,
    quantity: line.quantity,
    unit_price: francsFromRappen(unitPrice),
    metadata,
  })

const permilleOn = ({ productId, category }: ShopLine, discountOf: DiscountOf) =>
  discountOf({ productId, kind: kindOfLine(category) })

/** As it is when it becomes somebody's, and at each checkout. */
function repricedFor({ catalogue }: ShopTerms, line: ShopLine, discountOf: DiscountOf): ShopLine {
  const permille = permilleOn(line, discountOf)
  if (!hasOtherDiscount(line, permille)) return line
  const offer = currentOffer(line, catalogue, permille)!
  return withFacts(line, offer.unitPrice, repriced(line, offer))
}

function atAgreedPrice({ catalogue }: ShopTerms, line: ShopLine, { agreed }: Wish, discountOf: DiscountOf): ShopLine {
  if (agreed === null) return line
  const offer = atSetPrice(currentOffer(line, catalogue, permilleOn(line, discountOf))!, agreed, SET)
  return withFacts(line, offer.unitPrice, repriced(line, offer))
}

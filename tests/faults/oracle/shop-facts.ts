import type { LineCategory, ProductKind } from "#shop/catalogue/rules/product-kinds"
import { type Random, somePrice } from "./random"

export interface ServiceFacts {
  id: string
  per: "rental" | "day" | "permille"
  amount: number
  /** Of one group a rental has at most one; "" for none. */
  group: string
}

export interface RentalFacts {
  id: string
  pricePerDay: number
  rates: { days: number; price: number }[]
  services: ServiceFacts[]
  deposit: { amount: number; permille: number }
  companion: string | null
}

export interface GoodsFacts {
  id: string
  kind: Exclude<ProductKind, "rental">
  /** Its own and those of packages or plugins. */
  choices: { id: string; category: LineCategory; price: number }[]
  /** The rental of the same device. */
  rental: string | null
  companion: string | null
}

export interface DiscountFacts {
  product: string | null
  kind: ProductKind | null
  permille: number
}

/** All that prices are made of in a shop, in Rappen. */
export interface ShopFacts {
  vatPermille: number
  shippingFee: number
  deliveries: { id: string; price: number }[]
  rentals: RentalFacts[]
  goods: GoodsFacts[]
  /** Of one customer. */
  discounts: DiscountFacts[]
}

const RENTALS = 24
const GOODS = 14
const KINDS = ["purchase", "accessory", "software-service", "education", "addon"] as const
const COMPANIONS: readonly string[] = ["accessory", "software-service", "education", "addon"]
const CHOICES: Partial<Record<ProductKind, LineCategory>> = { purchase: "package", "software-service": "plugin" }

/** A shop in which everything that has a price has some price or other. */
export function randomShop(random: Random): ShopFacts {
  const { upTo, oneOf } = random
  const goods = Array.from({ length: GOODS }, (_, index) => someGoods(random, index))
  const along = goods.filter(({ kind }) => COMPANIONS.includes(kind)).map(({ id }) => id)
  const services = Array.from({ length: 6 }, (_, index) => someService(random, index))
  return {
    vatPermille: oneOf([81, 81, 81, 77, 85, 38, 26, 0]),
    shippingFee: oneOf([1_000, 1_000, 995, 0, upTo(5_000)]),
    deliveries: [0, upTo(30_000), upTo(300) * 100 + 100].map((price, index) => ({ id: `delivery-${index}`, price })),
    rentals: Array.from({ length: RENTALS }, (_, index) => someRental(random, index, services, along)),
    goods: goods.map((each) => ({
      ...each,
      companion: oneOf([null, null, oneOf([null, ...along.filter((id) => id !== each.id)])]),
    })),
    discounts: someDiscounts(random),
  }
}

function someGoods(random: Random, index: number): GoodsFacts {
  const { upTo, happens } = random
  const kind = KINDS[index % KINDS.length]
  const id = `goods-${index}`
  const choice = CHOICES[kind]
  const others = choice ? Array.from({ length: upTo(2) }, (_, more) => ({ id: `${id}-${more}`, category: choice })) : []
  return {
    id,
    kind,
    choices: [{ id: `${id}-base`, category: kind }, ...others].map((each) => ({ ...each, price: somePrice(random) })),
    rental: kind === "purchase" && happens(70) ? `rental-${index}` : null,
    companion: null,
  }
}

function someRental(random: Random, index: number, services: ServiceFacts[], along: string[]): RentalFacts {
  const { upTo, oneOf, some } = random
  const pricePerDay = somePrice(random)
  const lengths = new Set(Array.from({ length: oneOf([0, 0, 1, 3, 6]) }, () => oneOf([6, 12, 26, 2 + upTo(60)])))
  return {
    id: `rental-${index}`,
    pricePerDay,
    // Some dearer than their days one by one: those that a lower price of a day has left behind.
    rates: [...lengths]
      .sort((a, b) => a - b)
      .map((days) => ({ days, price: 1 + upTo(Math.ceil(days * pricePerDay * 1.1)) })),
    services: some(upTo(5), services),
    deposit: oneOf([
      { amount: 0, permille: 0 },
      { amount: upTo(900_000), permille: 0 },
      { amount: 0, permille: 1 + upTo(999) },
    ]),
    companion: oneOf([null, null, oneOf([null, ...along])]),
  }
}

function someService({ upTo, oneOf }: Random, index: number): ServiceFacts {
  const per = oneOf(["rental", "day", "permille"] as const)
  const most = { rental: 80_000, day: 5_000, permille: 1_000 }[per]
  return { id: `service-${index}`, per, amount: upTo(most), group: oneOf(["", "", "introduction", "cover"]) }
}

/** At most one for everything, one for a kind and one for a product of it. */
function someDiscounts({ upTo, oneOf, some, happens }: Random): DiscountFacts[] {
  const permille = () => oneOf([1 + upTo(999), 50 * (1 + upTo(10)), 1_000])
  const kinds = some(upTo(2), ["rental", ...KINDS] as const)
  const products = some(upTo(3), [...Array(RENTALS).keys()])
  return [
    ...(happens(30) ? [{ product: null, kind: null, permille: permille() }] : []),
    ...kinds.map((kind) => ({ product: null, kind, permille: permille() })),
    ...products.map((index) => ({ product: `rental-${index}`, kind: null, permille: permille() })),
    ...(happens(30) ? [{ product: `goods-${upTo(GOODS - 1)}`, kind: null, permille: permille() }] : []),
  ]
}

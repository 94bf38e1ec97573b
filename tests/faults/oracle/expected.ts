import {
  type PriceOfRental,
  piecesByRulings,
  type RentalCase,
  rentalByRulings,
  type SumsByRulings,
  sumsByRulings,
} from "./rulings"
import type { GoodsFacts, ShopFacts } from "./shop-facts"
import type { GoodsWish, RentalWish, Wish } from "./wishes"

/** A line that the cart has to have. */
export interface ExpectedLine {
  category: string
  total: bigint
  /** Of a rental. */
  rental?: PriceOfRental
  /** Place of the line that it came along with. */
  along?: number
}

export interface ExpectedCart {
  lines: ExpectedLine[]
  sums: SumsByRulings
}

/** What is to be paid is a multiple of this, as in the accounts. */
const STEP = 5n

/** @param isKnown whether the shop knows whose cart it is, and so his discounts */
export function expectedCart(shop: ShopFacts, wishes: readonly Wish[], isKnown: boolean): ExpectedCart {
  const known = isKnown ? shop : { ...shop, discounts: [] }
  const lines: ExpectedLine[] = []
  for (const wish of wishes) {
    const [own, ...along] =
      wish.kind === "rental" ? linesOfRental(known, wish) : linesOfGoods(known, wish, goodsOf(shop, wish.productId))
    const place = lines.push(own) - 1
    lines.push(...along.map((line) => ({ ...line, along: place })))
  }
  const deposits = lines.flatMap(({ rental }) => (rental ? [rental.deposit] : []))
  const { vatPermille, shippingFee } = shop
  const rates = { vatPermille: BigInt(vatPermille), shippingFee: BigInt(shippingFee), step: STEP }
  return { lines, sums: sumsByRulings(lines, deposits, rates) }
}

const goodsOf = ({ goods }: ShopFacts, id: string): GoodsFacts => goods.find((each) => each.id === id)!

/** The one for the product, else for its kind, else for everything. */
function discountOn({ discounts }: ShopFacts, productId: string, kind: string): bigint {
  for (const fits of [
    (one: ShopFacts["discounts"][number]) => one.product === productId,
    (one: ShopFacts["discounts"][number]) => one.product === null && one.kind === kind,
    (one: ShopFacts["discounts"][number]) => one.product === null && one.kind === null,
  ]) {
    const found = discounts.find(fits)
    if (found) return BigInt(found.permille)
  }
  return 0n
}

export function rentalCase(shop: ShopFacts, wish: RentalWish): RentalCase {
  const { product, delivery, serviceIds, agreed, start, end } = wish
  const sold = shop.goods.find(({ rental }) => rental === product.id)
  return {
    start,
    end,
    pricePerDay: BigInt(product.pricePerDay),
    rates: product.rates.map(({ days, price }) => ({ days, price: BigInt(price) })),
    delivery: BigInt(delivery.price),
    services: product.services
      .filter(({ id }) => serviceIds.includes(id))
      .map(({ per, amount }) => ({ per, amount: BigInt(amount) })),
    discount: discountOn(shop, product.id, "rental"),
    agreed: agreed === null ? null : BigInt(agreed),
    deposit: {
      amount: BigInt(product.deposit.amount),
      permille: BigInt(product.deposit.permille),
      salesPrice: BigInt(sold?.choices[0].price ?? 0),
    },
  }
}

function linesOfRental(shop: ShopFacts, wish: RentalWish): ExpectedLine[] {
  const rental = rentalByRulings(rentalCase(shop, wish))
  return [{ category: "rental", total: rental.total, rental }, ...companionOf(shop, wish.product.companion, 1)]
}

function linesOfGoods(shop: ShopFacts, { choiceId, pieces, agreed }: GoodsWish, goods: GoodsFacts): ExpectedLine[] {
  const { category, price } = goods.choices.find(({ id }) => id === choiceId)!
  const own = {
    category,
    pieces: BigInt(pieces),
    price: BigInt(price),
    discount: discountOn(shop, goods.id, goods.kind),
    agreed: agreed === null ? null : BigInt(agreed),
  }
  return [{ category, total: piecesByRulings(own) }, ...companionOf(shop, goods.companion, pieces)]
}

/** What a product demands comes along in its pieces, and demands nothing itself. */
function companionOf(shop: ShopFacts, id: string | null, pieces: number): ExpectedLine[] {
  if (id === null) return []
  const { kind, choices } = goodsOf(shop, id)
  const discount = discountOn(shop, id, kind)
  const price = BigInt(choices[0].price)
  return [
    {
      category: kind,
      total: piecesByRulings({ category: kind, pieces: BigInt(pieces), price, discount, agreed: null }),
    },
  ]
}

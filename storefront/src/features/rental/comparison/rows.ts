import type { TFunction } from "i18next"
import { chf, chfOfWire } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { ProductDetail, RentalOffer } from "#shop/catalogue/wire/product"
import { hasRate, type RentPrices, rentForDays } from "#shop/rental/rules/rental-rates"
import { type Better, bestOf } from "./best-value"
import { comparableFigures } from "./figures"

/** What is said of one device: words, and smaller ones below them. */
export interface Cell {
  text: string
  note?: string
  /** Whether it is free in the period, where that is what is said. */
  isFree?: boolean
}

export interface Row {
  name: string
  cells: Cell[]
  /** Column of the best value, if one is. */
  best: number | null
}

export interface RowGroup {
  name: string
  rows: Row[]
}

type Words = TFunction<"comparison">
type PartsInWords = (parts: ReturnType<typeof rentForDays>["parts"]) => string

/** So many chargeable days are compared. */
const LENGTHS = [1, 5, 10, 20]

const pricesOf = ({ price, rates = [] }: ProductDetail): RentPrices => ({
  pricePerDay: fromWireMoney(price),
  rates: rates.map((rate) => ({ days: rate.days, price: fromWireMoney(rate.price) })),
})

function priceRow(products: readonly ProductDetail[], days: number, t: Words, inWords: PartsInWords): Row {
  const rents = products.map((product) => rentForDays(days, pricesOf(product)))
  return {
    name: t("days", { count: days }),
    cells: rents.map(({ rent, parts }) => ({ text: chf(rent), note: hasRate(parts) ? inWords(parts) : undefined })),
    best: bestOf(
      rents.map(({ rent }, column) => (products[column]?.product_is_inactive ? undefined : rent)),
      "less",
    ),
  }
}

function freeRow(offers: readonly RentalOffer[], products: readonly ProductDetail[], t: Words): Row {
  const cells = offers.map(({ free }, column) => {
    if (products[column]?.product_is_inactive) return { text: t("inactive"), isFree: false }
    return { text: t(free ? "isFree" : "isTaken"), isFree: free }
  })
  return { name: t("free"), cells, best: null }
}

/** What is paid besides the rent, such as a deposit; a row for each that one of the devices has. */
function extraRows(products: readonly ProductDetail[], t: Words): Row[] {
  const titles = new Set(products.flatMap(({ charges = [] }) => charges.map(({ title }) => title)))
  const chargeRows = [...titles].map((name) => ({
    name,
    cells: products.map(({ charges = [] }) => {
      const charge = charges.find(({ title }) => title === name)
      return { text: charge ? chfOfWire(charge.amount) : t("none") }
    }),
    best: null,
  }))
  if (!products.some(({ mandatory_companion }) => mandatory_companion)) return chargeRows
  const companions = products.map(({ mandatory_companion: companion }) =>
    companion ? { text: companion.name, note: chfOfWire(companion.price) } : { text: t("none") },
  )
  return [{ name: t("companion"), cells: companions, best: null }, ...chargeRows]
}

function factRow(name: string, facts: readonly string[], t: Words, better?: Better): Row[] {
  if (facts.every((fact) => fact === "")) return []
  const figures = better && comparableFigures(facts, t("million"))
  const cells = facts.map((fact) => ({ text: fact || t("none") }))
  return [{ name, cells, best: better && figures ? bestOf(figures, better) : null }]
}

interface Compared {
  products: readonly ProductDetail[]
  /** Of a period, for each of them. */
  offers: readonly RentalOffer[] | null
}

/** All that is compared, in groups; a group without a row is none. */
export function comparisonOf({ products, offers }: Compared, t: Words, inWords: PartsInWords): RowGroup[] {
  const row = (name: string, factOf: (product: ProductDetail) => string, better?: Better) =>
    factRow(name, products.map(factOf), t, better)
  const groups = [
    {
      name: t("group.price"),
      rows: [
        ...LENGTHS.map((days) => priceRow(products, days, t, inWords)),
        ...(offers ? [freeRow(offers, products, t)] : []),
      ],
    },
    { name: t("group.extra"), rows: extraRows(products, t) },
    {
      name: t("group.measuring"),
      rows: [
        ...row(t("reach"), ({ fact_laserreach }) => fact_laserreach, "more"),
        ...row(t("accuracy"), ({ fact_laseraccuracy }) => fact_laseraccuracy, "less"),
        ...row(t("speed"), ({ fact_speed }) => fact_speed, "more"),
      ],
    },
    {
      name: t("group.use"),
      rows: [...row(t("battery"), ({ fact_battery }) => fact_battery), ...row(t("suits"), ({ subtitle }) => subtitle)],
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** Whether a row says the same of all. */
export const isSame = ({ cells }: Row): boolean =>
  cells.every(({ text, note }) => text === cells[0]?.text && note === cells[0]?.note)

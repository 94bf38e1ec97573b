import { fromWireMoney, type Rappen } from "#kernel/money"
import type { StaffReports, UtilisationRow } from "../../wire/staff-reports"

type Days = Pick<UtilisationRow, "rented_days" | "available_days">

/** How much of the days on which it could have been rented it was; per cent, 0 if there were none. */
export const percentOf = ({ rented_days, available_days }: Days): number =>
  available_days === 0 ? 0 : Math.round((100 * rented_days) / available_days)

export interface ProductUtilisation extends Days {
  product_id: string
  product: string
  units: UtilisationRow[]
}

/** The units' figures together, product by product, in the order in which they come. */
export function byProduct(rows: readonly UtilisationRow[]): ProductUtilisation[] {
  const products = new Map<string, ProductUtilisation>()
  for (const row of rows) {
    const { product_id, product } = row
    const known = products.get(product_id) ?? { product_id, product, units: [], rented_days: 0, available_days: 0 }
    products.set(product_id, {
      ...known,
      units: [...known.units, row],
      rented_days: known.rented_days + row.rented_days,
      available_days: known.available_days + row.available_days,
    })
  }
  return [...products.values()]
}

/** What all products earned in each month, and in all of them. */
export function rentSums({ rent, months }: Pick<StaffReports, "rent" | "months">): { months: Rappen[]; total: Rappen } {
  const sums = months.map((_month, index) => sumOf(rent.map((row) => fromWireMoney(row.months[index]))))
  return { months: sums, total: sumOf(sums) }
}

const sumOf = (amounts: Rappen[]): Rappen => amounts.reduce((sum, amount) => sum + amount, 0)

const MONTH = new Intl.DateTimeFormat("de-CH", { month: "short", year: "2-digit", timeZone: "UTC" })

/** "Nov. 26". */
export const monthText = (month: string) => MONTH.format(new Date(`${month}-01T00:00:00Z`))

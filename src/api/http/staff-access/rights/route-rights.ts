import { RIGHTS, type StaffRight } from "#kernel/staff-rights"
import { OWN_ROUTES } from "./own-routes"
import { fits, type RouteRow, routeRow } from "./route-row"
import { STOCK_ROUTES } from "./stock-routes"

interface Row extends RouteRow {
  right: StaffRight
}

function rowOf(right: StaffRight, text: string): Row {
  if (text.endsWith("**") && RIGHTS[right].length > 1) throw new Error(`${text}: only the owner's may end in **.`)
  return { right, ...routeRow(text) }
}

const ROWS = [OWN_ROUTES, STOCK_ROUTES]
  .flatMap((table) => Object.entries(table))
  .flatMap(([right, rows]) => rows.map((text) => rowOf(right as StaffRight, text)))
  .sort((one, other) => (one.rank < other.rank ? 1 : -1))

/** The right that somebody has decided for the route; undefined for one that is in no row. @param path as the router reads it */
export const decidedRight = (method: string, path: string): StaffRight | undefined =>
  ROWS.find((row) => fits(row, method, path))?.right

/** The right that the call needs: what nobody has decided is the owner's. */
export const neededRight = (method: string, path: string): StaffRight => decidedRight(method, path) ?? "everything"

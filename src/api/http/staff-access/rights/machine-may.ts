import { MACHINE_SCOPES, type MachineScope } from "#kernel/machine-scopes"
import { fits, routeRow } from "./route-row"
import { SCOPE_ROUTES } from "./scope-routes"

const ROWS = MACHINE_SCOPES.flatMap((scope) => SCOPE_ROUTES[scope].map((text) => ({ scope, row: routeRow(text) })))

/** Scopes that open the route; none for what no machine may. @param path as the router reads it */
export const scopesFor = (method: string, path: string): MachineScope[] =>
  ROWS.filter(({ row }) => fits(row, method, path)).map(({ scope }) => scope)

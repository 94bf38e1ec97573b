/** What a machine access may be made for; which routes each opens is `src/api/http/staff-access/rights/scope-routes.ts`. */
export const MACHINE_SCOPES = [
  "orders:read",
  "orders:write",
  "rental:read",
  "rental:write",
  "products:read",
  "products:write",
  "customers:read",
  "customers:write",
  "accounting:read",
  "reports:read",
] as const
export type MachineScope = (typeof MACHINE_SCOPES)[number]

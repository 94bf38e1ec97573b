import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type CatalogueSnapshot, catalogueSnapshot } from "#area/catalogue"
import { displayName } from "#area/lines"
import { now } from "#platform/clock"
import { accountName, staffName } from "#platform/sql/names"
import { holdById, openHolds, type StaffHoldRow } from "../data/staff-holds"
import type { StaffHoldAnswer, StaffHoldBody, StaffHolds } from "../wire/staff-order"

/** What staff hold for customers now, the first to lapse first. Two statements. */
export async function staffHolds(scope: MedusaContainer): Promise<StaffHolds> {
  const holds = await openHolds(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  return { holds: await named(scope, holds) }
}

/** What staff held, over or not. Two statements. */
export async function staffHold(scope: MedusaContainer, id: string): Promise<StaffHoldAnswer> {
  const row = await holdById(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (!row) return { hold: null, end: null }
  const [hold] = await named(scope, [row])
  const lapsed = row.expires_at <= now() ? "lapsed" : null
  return { hold: { ...hold, facts: row.facts }, end: row.ended_at ? "ended" : lapsed }
}

async function named(scope: MedusaContainer, holds: readonly StaffHoldRow[]): Promise<StaffHolds["holds"]> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const catalogue = await catalogueSnapshot(scope)
  const { rows } = await db.raw<{ rows: { id: string; customer: string; staff: string }[] }>(
    `select hold.id, ${accountName("customer", "customer.email, hold.customer_id")} as customer,
            ${staffName("staff", "hold.staff_id")} as staff
       from staff_hold hold
       left join customer on customer.id = hold.customer_id
       left join "user" staff on staff.id = hold.staff_id
      where hold.id = any(?)`,
    [holds.map(({ id }) => id)],
  )
  const names = new Map(rows.map((row) => [row.id, row]))
  return holds.map(({ id, customer_id, lines, expires_at }) => ({
    ...{ id, customer_id, customer: names.get(id)?.customer ?? "", staff: names.get(id)?.staff ?? "" },
    expires_at: expires_at.toISOString(),
    lines: lines.map((line) => ({ ...line, name: nameOf(line, catalogue) })),
  }))
}

function nameOf({ id }: StaffHoldBody["lines"][number], { products, choices }: CatalogueSnapshot): string {
  const product = products.get(id)
  const choice = product ? undefined : choices.get(id)
  return choice
    ? displayName({ productName: choice.product.name, choiceName: choice.choice.name })
    : (product?.name ?? "")
}

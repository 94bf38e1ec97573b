import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Holding } from "../rules/inventory/holding"

const quoted = (name: string) =>
  name
    .split(".")
    .map((part) => `"${part}"`)
    .join(".")

const statementOf = (holding: Holding): string => {
  const table = `${quoted(holding.table)} t`
  if (holding.fate === "deleted") return `delete from ${table} where ${holding.rows}`
  const values = Object.entries(holding.set).map(([column, value]) => `"${column}" = ${value}`)
  return `update ${table} set ${values.join(", ")} where ${holding.rows}`
}

/** Does what is said of each, one after the other. @param asked what their SQL asks for */
export async function runHoldings(
  trx: Knex.Transaction,
  holdings: readonly Holding[],
  asked: Record<string, string | string[]>,
): Promise<void> {
  for (const holding of holdings) await trx.raw(statementOf(holding), asked as Record<string, Knex.RawBinding>)
}

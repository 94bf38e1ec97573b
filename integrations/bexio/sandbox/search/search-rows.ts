import { z } from "zod"
import { bodyOf } from "../forms/read-form"
import { Refusal } from "../refusal"
import type { TableName } from "../store/rows"
import { type Call, ok } from "../world"
import { CRITERIA, isFound } from "./criteria"
import { pageOf } from "./page"

const conditions = z.array(
  z.object({
    field: z.string(),
    value: z.unknown().optional(),
    criteria: z.enum(CRITERIA).default("like"),
  }),
)

interface Searchable {
  /** Whose rows the search finds late; lists that never change have none. */
  table?: TableName
  /** As lists answer them. */
  rows: readonly ({ id: number } & Record<string, unknown>)[]
  fields: readonly string[]
  orders: readonly string[]
}

/** All conditions must hold. @throws Refusal 400 for a field that can't be searched */
export function searchRows(call: Call, { table, rows, fields, orders }: Searchable) {
  const { store, behaviour, request } = call
  const parsed = conditions.safeParse(bodyOf(request))
  if (!parsed.success) throw new Refusal(400, "Invalid search criteria")
  const unknown = parsed.data.find(({ field }) => !fields.includes(field))
  if (unknown) throw new Refusal(400, `Search field ${unknown.field} is not supported`)
  const found = rows.filter(
    (row) =>
      (!table || store.ageMs(table, row.id) >= behaviour.searchLagMs) &&
      parsed.data.every(({ field, value, criteria }) => isFound(row[field], criteria, value, behaviour.exactCase)),
  )
  return ok(pageOf(found, request.query, orders))
}

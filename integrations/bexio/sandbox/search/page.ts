import { z } from "zod"
import { Refusal } from "../refusal"

const MOST_ROWS = 2000

const page = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(500),
  offset: z.coerce.number().int().min(0).default(0),
  order_by: z
    .string()
    .regex(/^[a-z_]+$/)
    .default("id"),
})

type Row = Record<string, unknown>

function compare(left: unknown, right: unknown): number {
  const [one, other] = [Number(left), Number(right)]
  if (!Number.isNaN(one - other)) return one - other
  const [text, otherText] = [String(left ?? ""), String(right ?? "")]
  return text < otherText ? -1 : Number(text > otherText)
}

/**
 * The rows that `limit`, `offset` and `order_by` ask for; `total_asc` and `total` are the same.
 * @throws Refusal 400 for a limit beyond 2000 or an order that isn't among `orders`
 */
export function pageOf(rows: readonly Row[], query: Record<string, string>, orders: readonly string[]): Row[] {
  const parsed = page.safeParse(query)
  if (!parsed.success) throw new Refusal(400, "Invalid limit, offset or order_by")
  const { limit, offset, order_by } = parsed.data
  const field = order_by.replace(/_(asc|desc)$/, "")
  if (!orders.includes(field)) throw new Refusal(400, `Can't order by ${field}`)
  const direction = order_by.endsWith("_desc") ? -1 : 1
  return [...rows]
    .sort((one, other) => direction * (compare(one[field], other[field]) || compare(one.id, other.id)))
    .slice(offset, offset + limit)
}

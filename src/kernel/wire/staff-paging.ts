import * as z from "zod/mini"

const WRONG = "input.number"
const count = (least: number, most: number) =>
  z.coerce.number(WRONG).check(z.int(WRONG), z.gte(least, WRONG), z.lte(most, WRONG))

/** Query fields of every paged list of staff. */
export const pageQuery = {
  limit: z._default(count(1, 100), 25),
  offset: z._default(count(0, 1_000_000), 0),
}
export interface Page {
  limit: number
  offset: number
}

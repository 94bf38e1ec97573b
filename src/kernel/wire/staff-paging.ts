import * as z from "zod/mini"
import { optionalLine } from "./primitives"

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

/** Besides, of lists that programs read from end to end while entries are added. */
export const cursorQuery = {
  /** Identifier of an entry: those that are older than it, the newest first. */
  starting_after: optionalLine(100),
}
export interface Cursor {
  starting_after: string
}

import * as z from "zod/mini"
import { day, instant } from "#kernel/wire/primitives"
import { ENTRY_STATES } from "../rules/entry-states"

/** Somebody's own entry, as it is kept. */
export const ownWaitListEntry = z.object({
  email: z.string(),
  product: z.string(),
  delivery: z.string(),
  rentalstartdate: day,
  rentalenddate: day,
  flex_days: z.number(),
  state: z.enum(ENTRY_STATES),
  created_at: instant,
})
export type OwnWaitListEntry = z.infer<typeof ownWaitListEntry>

import * as z from "zod/mini"
import { money } from "#kernel/wire/primitives"

/** What the customer's rents of a product come to; "0.00" for what he has never rented. */
export const ownRents = z.object({ rents: money })
export type OwnRents = z.infer<typeof ownRents>

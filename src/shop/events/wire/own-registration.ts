import * as z from "zod/mini"
import { day, instant } from "#kernel/wire/primitives"

/** Somebody's own registration, as it is kept. */
export const ownRegistration = z.object({
  event: z.string(),
  day,
  company: z.string(),
  sector: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  address: z.string(),
  postalcode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  created_at: instant,
  /** It was withdrawn, or the event called off. */
  is_cancelled: z.boolean(),
})
export type OwnRegistration = z.infer<typeof ownRegistration>

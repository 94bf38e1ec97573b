import { z } from "zod"

/** What bexio answers instead; `errors` isn't documented but seen. */
export const refusal = z.object({
  error_code: z.number().int(),
  message: z.string(),
  errors: z.array(z.unknown()).nullish(),
})

/** Answer of `issue`, `cancel` and their like; 204 without a body has been seen too. */
export const success = z.object({ success: z.literal(true) })

import { z } from "zod"

/** One condition of a search; all of them must hold. bexio takes `like` if no criterion is named. */
export const condition = z.strictObject({
  field: z.string().min(1),
  value: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
  criteria: z
    .enum(["=", "!=", ">", "<", ">=", "<=", "like", "not_like", "is_null", "not_null", "in", "not_in"])
    .optional(),
})
export type Condition = z.infer<typeof condition>

export const searchBody = z.array(condition)

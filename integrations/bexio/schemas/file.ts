import { z } from "zod"

/** Answer of every `/pdf` path. */
export const file = z.object({
  name: z.string().min(1),
  size: z.number().int().nonnegative(),
  mime: z.literal("application/pdf"),
  content: z.base64(),
})
export type File = z.infer<typeof file>

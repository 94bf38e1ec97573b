import { z } from "zod"

const READ = /^-?\d+(\.\d+)?$/
const WRITTEN = /^-?\d{1,12}(\.\d{1,6})?$/

/** Money or quantity as bexio answers it: "100" from a creation, "100.000000" when read again. Never compare as text. */
export const readDecimal = z.string().regex(READ)

/** Money or quantity as bexio takes it: no more than six decimals. */
export const writtenDecimal = z.string().regex(WRITTEN)

/** `YYYY-MM-DD` */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** `YYYY-MM-DD HH:MM:SS`, time of day in Zurich. */
export const timestamp = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)

export const id = z.number().int().positive()

/** Text that may be missing, empty or null. */
export const anyText = z.string().nullish()

/** Text as bexio takes it: an empty one is refused, leave it out. */
export const filledText = z.string().min(1)

import * as z from "zod/mini"
import { DEVICES, METRIC_NAMES } from "../rules/metrics"

const measured = z.number().check(z.minimum(0))

/** `POST /vitals`, from the shop's own pages: what one visit of a page was like. @param pages the pages' patterns: there are no others */
export const visitBody = (pages: readonly string[]) =>
  z.strictObject({
    page: z.enum(pages),
    device: z.enum(DEVICES),
    values: z.partialRecord(z.enum(METRIC_NAMES), measured).check(z.refine((values) => Object.keys(values).length > 0)),
  })
export type Visit = z.infer<ReturnType<typeof visitBody>>

import * as z from "zod/mini"
import { get, tagged } from "#platform/openapi/call"
import { employee, reference, testimonial } from "./site"

export const siteCalls = tagged("site", [
  get("/references/", "Firms that work with us", { answer: z.array(reference) }),
  get("/employees/", "The team", { answer: z.array(employee) }),
  get("/testimonials/", "What customers say", { answer: z.array(testimonial) }),
])

import * as z from "zod/mini"
import { get, tagged } from "#platform/openapi/call"
import { employee, reference, testimonial } from "./site"

export const siteCalls = tagged("site", [
  get("listReferences", "/references/", "Firms that work with us", { answer: z.array(reference) }),
  get("listEmployees", "/employees/", "The team", { answer: z.array(employee) }),
  get("listTestimonials", "/testimonials/", "What customers say", { answer: z.array(testimonial) }),
])

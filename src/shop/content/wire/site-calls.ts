import * as z from "zod/mini"
import { tagged } from "#platform/openapi/call"
import { employee, reference, testimonial } from "./site"

export const siteCalls = tagged("site", [
  { method: "get", path: "/references/", summary: "Firms that work with us", answer: z.array(reference) },
  { method: "get", path: "/employees/", summary: "The team", answer: z.array(employee) },
  { method: "get", path: "/testimonials/", summary: "What customers say", answer: z.array(testimonial) },
])

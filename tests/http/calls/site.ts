import { type CasesByCall, nothingToGive } from "./cases"

export const siteCases: CasesByCall = {
  "GET /references/": nothingToGive,
  "GET /employees/": nothingToGive,
  "GET /testimonials/": nothingToGive,
}

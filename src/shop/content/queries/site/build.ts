import { sanitised } from "#platform/staff-html"
import type { Employee, Reference, Testimonial } from "../../wire/site"
import type { SiteSnapshot } from "./types"

export interface SiteRows {
  references: Reference[]
  employees: Employee[]
  testimonials: Testimonial[]
  texts: { key: string; html: string; changed_on: string }[]
}

/** The rows of one moment as the shop reads them. */
export const siteOf = ({ texts, ...lists }: SiteRows): SiteSnapshot => ({
  ...lists,
  texts: new Map(texts.map(({ key, html, changed_on }) => [key, { html: sanitised(html), changedOn: changed_on }])),
})

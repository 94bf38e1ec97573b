import type { Employee, Reference, Testimonial } from "../../wire/site"

/** What staff keep about the firm, at one moment; lists in display order, as the wire has them. */
export interface SiteSnapshot {
  references: readonly Reference[]
  employees: readonly Employee[]
  testimonials: readonly Testimonial[]
  /** Texts of the pages by their keys: sanitised HTML, and the day in Zurich of the last change, `YYYY-MM-DD`. */
  texts: ReadonlyMap<string, { html: string; changedOn: string }>
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { cachedUntilChange } from "#platform/cache/index"
import type { Employee, Reference, Testimonial } from "../../wire/site"
import { type SiteRows, siteOf } from "./build"
import type { SiteSnapshot } from "./types"

const listOf = (table: string, columns: string) =>
  `select id, ${columns} from ${table} where deleted_at is null order by sort_order, created_at, id`

const REFERENCES = listOf("content_reference", "name, url, coalesce(nullif(thumbnail, ''), 'default') as thumbnail")
const EMPLOYEES = listOf(
  "content_employee",
  "first_name, last_name, position, phone, mail, coalesce(nullif(avatar, ''), 'default') as avatar",
)
const TESTIMONIALS = listOf(
  "content_testimonial",
  "stars, text, name, company, coalesce(nullif(avatar, ''), 'default') as avatar",
)

const TEXTS = `
  select key, html, to_char(updated_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as changed_on
    from content_block where deleted_at is null`

async function readSite(knex: Knex): Promise<SiteSnapshot> {
  const rows = async <Row>(sql: string) => (await knex.raw<{ rows: Row[] }>(sql)).rows
  const [references, employees, testimonials, texts] = await Promise.all([
    rows<Reference>(REFERENCES),
    rows<Employee>(EMPLOYEES),
    rows<Testimonial>(TESTIMONIALS),
    rows<SiteRows["texts"][number]>(TEXTS),
  ])
  return siteOf({ references, employees, testimonials, texts })
}

const TABLES = ["content_reference", "content_employee", "content_testimonial", "content_block"]

const site = cachedUntilChange({ area: "site", tables: TABLES }, readSite)

/** Texts, references, team and testimonials as they stand, from memory as a rule. */
export const siteSnapshot = site.read
/** The same in memory now, for who can't wait. */
export const cachedSite = site.cached

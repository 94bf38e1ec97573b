import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { StaffLetterForm, StaffLetterTemplates } from "../wire/letters"
import { placeholderNames } from "./letter-values"

/** All templates, and what may stand in them. One statement. */
export async function letterTemplates(db: Knex): Promise<StaffLetterTemplates> {
  const templates = await db("letter_template")
    .select("id", "name", "subject", "text", "version", db.raw("archived_at is not null as is_archived"))
    .orderByRaw("archived_at is not null, lower(name), id")
  return { placeholders: placeholderNames(), templates }
}

/** Those that a letter can be begun with. */
export const templatesInUse = (db: Knex): Promise<StaffLetterForm["templates"]> =>
  db("letter_template").select("id", "name", "subject", "text").whereNull("archived_at").orderByRaw("lower(name), id")

import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { conflict, invalidField, notFound, refused, staleChange } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { placeholderNames } from "../queries/letter-values"
import { inBrackets, unknownIn } from "../rules/placeholders"
import type { LetterTemplateBody } from "../wire/letters"
import { refuseWords } from "./refuse-words"

const MOST = 100

type Row = LetterTemplateBody & { id: string; version: number; archived_at: Date | null }

const told = ({ name, subject, text }: LetterTemplateBody): LetterTemplateBody => ({ name, subject, text })
const subjectOf = (id: string) => ({ type: "letter-template", id })

/** One change of the templates at a time: their names are of all of them. */
async function lockTemplates(trx: Knex.Transaction): Promise<Row[]> {
  await trx.raw("select pg_advisory_xact_lock(hashtext('letter templates'))")
  return trx<Row>("letter_template").select("id", "name", "subject", "text", "version", "archived_at")
}

function known(rows: Row[], id: string): Row {
  const row = rows.find((each) => each.id === id)
  if (!row) throw notFound()
  return row
}

const isTaken = (rows: Row[], name: string, id?: string) =>
  rows.some((row) => row.id !== id && row.archived_at === null && row.name.toLowerCase() === name.toLowerCase())

/** What in brackets there is no such thing for. */
function whyUnknown(words: string) {
  const known = placeholderNames()
  const names = unknownIn(words, known)
  if (names.length === 0) return null
  return message("letters.unknown_placeholder", { names: inBrackets(names), known: inBrackets(known) })
}

/** @returns its id @throws Refusal 400 keyed by field */
export const addTemplate = byStaff(async (trx, staffId, body: LetterTemplateBody): Promise<string> => {
  refuseWords(body, whyUnknown)
  const rows = await lockTemplates(trx)
  if (rows.length >= MOST) throw refused("input.too_many_entries", { most: MOST })
  if (isTaken(rows, body.name)) throw invalidField("name", "letters.name_taken")
  const id = generateEntityId(undefined, "ltpl")
  await trx("letter_template").insert({ ...body, id })
  await recordAudit(trx, { staffId, action: "letter.add", subject: subjectOf(id), before: null, after: body })
  return id
})

/** @throws Refusal 404, 400 keyed by field, 409 if somebody else changed it since */
export const changeTemplate = byStaff(
  async (trx, staffId, id: string, { version, ...body }: LetterTemplateBody & { version: number }): Promise<void> => {
    refuseWords(body, whyUnknown)
    const rows = await lockTemplates(trx)
    const row = known(rows, id)
    const changed = differences<object>(told(row), body)
    if (changed === null) return
    if (row.version !== version) throw staleChange(row.version)
    if (row.archived_at === null && isTaken(rows, body.name, id)) throw invalidField("name", "letters.name_taken")
    await trx("letter_template")
      .where({ id })
      .update({ ...body, version: version + 1, updated_at: trx.fn.now() })
    await recordAudit(trx, { staffId, action: "letter.change", subject: subjectOf(id), ...changed })
  },
)

/** Takes it out of use, or back into it; doing it twice changes nothing. @throws Refusal 404, 409 if its name is in use again */
const archived = (isArchived: boolean) =>
  byStaff(async (trx, staffId, id: string): Promise<void> => {
    const rows = await lockTemplates(trx)
    const row = known(rows, id)
    if ((row.archived_at !== null) === isArchived) return
    if (!isArchived && isTaken(rows, row.name)) throw conflict("letters.name_taken")
    await trx("letter_template")
      .where({ id })
      .update({ archived_at: isArchived ? trx.fn.now() : null, updated_at: trx.fn.now() })
    const [before, after] = [{ is_archived: !isArchived }, { is_archived: isArchived }]
    const action = isArchived ? "letter.archive" : "letter.restore"
    await recordAudit(trx, { staffId, action, subject: subjectOf(id), before: { name: row.name, ...before }, after })
  })

export const archiveTemplate = archived(true)
export const restoreTemplate = archived(false)

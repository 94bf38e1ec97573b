import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { notFound, type Refusal, refuse } from "#platform/refusal"
import { sanitised } from "#platform/staff-html"
import { byStaff } from "#platform/transaction/by-staff"
import { lockText, writeText } from "../data/texts"
import { staffText, versionOf } from "../queries/texts"
import { isSameTerms, renewedTerms, TERMS_KEY } from "../rules/terms-version"
import { isContentKey, type SavedText, type TextBody, type TextConflict } from "../wire/staff-content"
import { lockTermsVersions, setTermsVersion } from "./terms-of-sale"

/**
 * Keeps a text of the pages, sanitised, with the version it replaces and an audit entry. What is there already isn't
 * kept twice. Another text of the terms is another version for the orders that follow.
 * @see docs/decisions/154-terms-have-the-version-of-their-text.md
 * @throws Refusal 404 for a key that no page asks for and nobody has written; 409 with what is there now if somebody
 *   else changed it since
 */
export const saveText = byStaff((trx, staffId, key: string, { html, version }: TextBody) =>
  replace(trx, { staffId, key, html, version, restoredFrom: null }),
)

/**
 * Makes an earlier version the text again.
 * @throws Refusal as `saveText`, 404 for a version that there never was too
 */
export const restoreText = byStaff(
  async (trx, staffId, key: string, { of, version }: { of: number; version: number }) => {
    const earlier = await versionOf(trx, key, of)
    if (!earlier) throw notFound()
    return replace(trx, { staffId, key, html: earlier.html, version, restoredFrom: of })
  },
)

interface Replacement {
  staffId: string
  key: string
  html: string
  /** The version that the change was made to. */
  version: number
  restoredFrom: number | null
}

async function replace(trx: Knex.Transaction, change: Replacement): Promise<SavedText> {
  const { staffId, key, restoredFrom } = change
  const sent = sanitised(change.html)
  const isCleaned = sent !== change.html
  const at = now()
  const before = await lockText(trx, key, { isNew: isContentKey(key), at })
  if (!before) throw notFound()
  const terms = key === TERMS_KEY ? await lockTermsVersions(trx) : null
  const isSame = before.html === sent || (terms !== null && isSameTerms(sent, before.html, terms))
  if (isSame && before.version > 0)
    return { html: before.html, version: before.version, is_cleaned: isCleaned, ...(terms && { label: terms.current }) }
  if (before.version !== change.version) throw await changedMeanwhile(trx, key)

  const renewed = terms && renewedTerms(sent, terms)
  const html = renewed?.html ?? sent
  const labels = terms && renewed ? { former: terms.current, label: renewed.version } : undefined
  const version = await writeText(trx, before, { key, html, staffId, restoredFrom, labels, at })
  const label = labels && { label: labels.label }
  if (labels) await setTermsVersion(trx, labels.label)
  await recordAudit(trx, {
    staffId,
    action: restoredFrom === null ? "content.save" : "content.restore",
    subject: { type: "content_block", id: key },
    before,
    after: { html, version, ...label, ...(restoredFrom === null ? {} : { restored_from: restoredFrom }) },
  })
  return { html, version, is_cleaned: isCleaned, ...label }
}

async function changedMeanwhile(trx: Knex.Transaction, key: string): Promise<Refusal> {
  const current = await staffText(trx, key)
  if (!current) return notFound()
  const extra: Omit<TextConflict, "non_field_errors"> = { current }
  return refuse(message("content.text_changed"), { status: 409, extra })
}

import { auditChanges } from "#shop/journal/admin/audit-changes"
import { auditField, isForStaff, isNamed } from "#shop/journal/admin/audit-fields"
import { auditText } from "#shop/journal/admin/audit-texts"
import { auditValue } from "#shop/journal/admin/audit-values"
import type { StaffAuditEntry } from "#shop/journal/wire/staff-audit"
import { sql } from "./sql"

/** What a program keeps and nobody reads: ids, JSON, names of columns, markup, instants. */
const RAW = /\b[a-z]+_[0-9A-Z]{26}\b|[{[]"|\b[a-z]+_[a-z_]+:|<\/\w+>|\d{4}-\d\d-\d\dT/

type Stored = Pick<StaffAuditEntry, "action" | "before" | "after"> & { subject_type: string }

/**
 * What of the audit of our own calls staff couldn't read in the log: an action or a field without a name in words, a value
 * as programs keep it. Whatever the tests did is in it, so that a new field is found by the test that writes it.
 */
export async function unreadableAudit(): Promise<string[]> {
  const entries = await sql<Stored>(
    "select action, subject_type, before, after from audit_entry where action not like 'admin.%'",
  )
  return [...new Set(entries.flatMap(unreadable))]
}

function unreadable({ action, before, after, subject_type: type }: Stored): string[] {
  const text = auditText({ action, after, subject: { type, id: "", label: null, page: null } })
  const named = Object.fromEntries(
    [...JSON.stringify([before, after]).matchAll(/[a-z]+_[0-9A-Z]{26}/g)].map(([id]) => [id, "Name"]),
  )
  const fields = auditChanges(before, after).filter(({ field }) => isForStaff(field))
  const shown = fields.flatMap((change) =>
    [change.before, change.after]
      .filter((value) => value !== null)
      .map((value) => `${auditField(change.field)}: ${auditValue(change.field, value, named)}`),
  )
  const coded = fields.filter(({ field }) => /(^|\.)(kind|state|status)$/.test(field))
  return [
    ...coded
      .filter(({ field, after: value }) => value !== null && auditValue(field, value, {}) === value)
      .map(({ field, after: value }) => `${action} shows ${field} as ${value}`),
    ...(text.includes(":") || text === action ? [`${action} has no name`] : []),
    ...fields
      .filter(({ field }) => !isNamed(field))
      .map(({ field }) => `${action} has the field ${field} without a name`),
    ...shown.filter((words) => RAW.test(words)).map((words) => `${action} shows ${words.slice(0, 200)}`),
  ]
}

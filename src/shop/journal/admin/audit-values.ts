import { instantText } from "#admin/lib/instants"
import { ROLE_WORDS } from "#admin/ui/roles/role-words"
import { calendarDay } from "#kernel/calendar-day"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInWords } from "#kernel/format-day"
import { textOfHtml } from "#kernel/html/html-text"
import { SCOPE_WORDS } from "#shop/accounts/admin/machine-access/scope-words"
import { SERVICE_BASIS_WORDS } from "#shop/catalogue/admin/service-words"
import { KIND_WORDS } from "#shop/catalogue/rules/kind-words"
import { ERP_STATES, erpErrorText, INVOICE_STATES } from "#shop/erp/admin/erp-texts"
import { ENTRY_STATE_TEXTS } from "#shop/wait-list/admin/entry-state-texts"
import { isRecord } from "./audit-changes"
import { auditField, isForStaff } from "./audit-fields"

const VALUES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(KIND_WORDS).map(([kind, { name }]) => [kind, name])),
  ...INVOICE_STATES,
  ...Object.fromEntries(Object.entries(ROLE_WORDS).map(([role, { name }]) => [role, name])),
  ...Object.fromEntries(Object.entries(ERP_STATES).map(([state, { text }]) => [state, text])),
  ...Object.fromEntries(Object.entries(ENTRY_STATE_TEXTS).map(([state, { text }]) => [state, text])),
  ...SCOPE_WORDS,
  auth: "Anmeldung abgelehnt",
  calibration: "Kalibrierung",
  cancellation: "Stornierung",
  early_return: "Vorzeitige Rückgabe",
  extension: "Verlängerung",
  late_return: "Verspätete Rückgabe",
  waiver: "Erlass",
  damage: "Schaden",
  missing_part: "Fehlendes Zubehör",
  defect: "Defekt",
  other_reason: "Anderer Grund",
  refund: "Rückgabe der Kaution",
  handed_over: "beim Kunden",
  ok: "in Ordnung",
  missing: "fehlt",
  retired: "ausgeschieden",
  other: "Eigenbedarf",
  rental: "Miete",
  repair: "Reparatur",
  reserved: "reserviert",
  returned: "zurück",
  published: "Veröffentlicht",
  proposed: "Vorgeschlagen",
  rejected: "Abgelehnt",
  rate_limit: "Pause auf Wunsch der Buchhaltung",
  transient: "Nicht erreichbar",
}
const BASES: Record<string, string> = SERVICE_BASIS_WORDS
/** Fields that hold one of a few names, not words of somebody. */
const NAMED = /(^|\.)(goes_with|kind|state|status|reason|role|scopes|secondFactorFor)$/
const OF_PLACES = /(^|\.)location$/
const IN_RAPPEN = /(_rappen|Rappen|(^|\.)(credit|total|received))$/
const ID = /^[a-z]+_[0-9A-Z]{26}$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/
const LONGEST = 600

/** By the ids that a change names, what staff call them. */
export type AuditNames = Record<string, string>

/** What a field held, in words. */
export function auditValue(field: string, value: unknown, names: AuditNames): string {
  if (typeof value === "boolean") return value ? "ja" : "nein"
  if (typeof value === "number") return numberText(field, value)
  if (Array.isArray(value)) return value.length === 0 ? "(leer)" : listText(field, value, names)
  if (isRecord(value)) return recordText(value, names)
  return typeof value === "string" && value !== "" ? wordsOf(field, value, names) : "(leer)"
}

function numberText(field: string, value: number): string {
  if (IN_RAPPEN.test(field)) return chfWithRappen(value)
  if (/permille$/i.test(field)) return `${value / 10} %`
  return /(^|\.)bytes$/.test(field) ? `${Math.ceil(value / 1024)} KB` : String(value)
}

const listText = (field: string, list: unknown[], names: AuditNames): string =>
  list.map((one) => auditValue(field, one, names)).join(list.some(isRecord) ? "\n" : ", ")

const recordText = (record: Record<string, unknown>, names: AuditNames): string =>
  Object.entries(record)
    .filter(([name, value]) => isForStaff(name) && value !== null && value !== "")
    .map(([name, value]) => `${auditField(name)}: ${auditValue(name, value, names)}`)
    .join(", ")

function wordsOf(field: string, text: string, names: AuditNames): string {
  if (ID.test(text)) return names[text] ?? "(nicht mehr vorhanden)"
  if (INSTANT.test(text)) return instantText(text)
  if (DAY.test(text)) return dayInWords(calendarDay(text))
  if (NAMED.test(field)) return VALUES[text] ?? text
  if (field === "basis") return BASES[text] ?? text
  if (OF_PLACES.test(field)) return text.charAt(0).toUpperCase() + text.slice(1)
  if (field === "last_error") return erpErrorText({ last_error_class: null, last_error: text }) ?? text
  const words = /<\/\w+>/.test(text)
    ? textOfHtml(text.replaceAll(/<\/(p|h\d|li|tr)>/g, " ")).replaceAll(/\s+/g, " ")
    : text
  return words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words
}

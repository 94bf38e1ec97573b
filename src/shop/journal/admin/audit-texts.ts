import type { StaffAuditEntry } from "../wire/staff-audit"
import actions from "./words/actions.json"
import areas from "./words/areas.json"
import medusaPages from "./words/medusa-pages.json"

/** What is before the point in an action. */
export const AUDIT_AREAS: Record<string, string> = areas

const ACTIONS: Record<string, string> = actions

/** Of Medusa's own pages: what is written, how, and what is done to a part of it, by the end of the call's path. */
const { subjects, methods, parts }: Record<"subjects" | "methods" | "parts", Record<string, string>> = medusaPages

/** What was done, in words. */
export function auditText({ action, subject, after }: Pick<StaffAuditEntry, "action" | "subject" | "after">): string {
  if (ACTIONS[action]) return ACTIONS[action]
  const [area, verb] = action.split(".")
  if (area === "admin") {
    const part = parts[String(after?.path).split("/").filter(Boolean).at(-1) ?? ""]
    return `${subjects[subject.type] ?? "Weiteres"} ${part ?? methods[verb] ?? "geändert"}`
  }
  return AUDIT_AREAS[area] ? `${AUDIT_AREAS[area]}: ${verb}` : action
}

/** How a write on Medusa's own pages ended; null for our own, which are here only if they were done. */
export function auditEnd(status: number | null): { text: string; color: "grey" | "green" | "orange" } | null {
  if (status === null) return null
  if (status === 0) return { text: "Ausgang unbekannt", color: "orange" }
  return status < 400 ? { text: "Ausgeführt", color: "green" } : { text: "Abgelehnt", color: "grey" }
}

import type { SandboxCompany } from "../company"
import type { ContactRow, DocumentRow } from "../store/rows"

/** Everything a document's pages are made of. */
export interface PrintJob {
  document: DocumentRow
  company: SandboxCompany
  contact: ContactRow
  /** "Anna Muster" */
  contactPerson: string
  unitName(unitId: number | null): string
}

/** "2026-11-24" → "24.11.2026" */
export const printedDay = (day: string): string => day.split("-").reverse().join(".")

import { INVOICE } from "../ledger/status"
import { USERS } from "../lookup-data"
import { notSaved } from "../refusal"
import type { ContactRow, DocumentKind, DocumentRow } from "../store/rows"
import { type Handler, ok, rowOf, type World } from "../world"
import type { PrintJob } from "./print-job"
import { renderDocument } from "./render-document"

export function printJobOf({ store, company }: World, document: DocumentRow): PrintJob {
  const user = USERS.find(({ id }) => id === document.user_id)
  return {
    document,
    company,
    contact: store.get("contact", document.contact_id) as ContactRow,
    contactPerson: user ? `${user.firstname} ${user.lastname}` : "",
    unitName: (unitId) => (unitId === null ? "" : (store.get("unit", unitId)?.name ?? "")),
  }
}

/** `{name, size, mime, content}` with the file in base64. */
export const documentPdf =
  (kind: DocumentKind): Handler =>
  async (call) => {
    const document = rowOf(call, kind)
    if (document.status === INVOICE.draft && !call.behaviour.draftPdfs) throw notSaved("kb_invoice: is a draft")
    const file = await renderDocument(printJobOf(call, document))
    return ok({
      name: `${document.document_nr.toLowerCase()}.pdf`,
      size: file.length,
      mime: "application/pdf",
      content: file.toString("base64"),
    })
  }

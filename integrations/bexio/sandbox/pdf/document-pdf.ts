import { INVOICE } from "../ledger/status"
import { notSaved } from "../refusal"
import type { DocumentKind } from "../store/rows"
import { type Handler, ok, rowOf } from "../world"
import { renderDocument } from "./render-document"

/** `{name, size, mime, content}` with the file in base64. */
export const documentPdf =
  (kind: DocumentKind): Handler =>
  async (call) => {
    const document = rowOf(call, kind)
    if (document.status === INVOICE.draft && !call.behaviour.draftPdfs) throw notSaved("kb_invoice: is a draft")
    const file = await renderDocument(call, document)
    return ok({
      name: `${document.document_nr.toLowerCase()}.pdf`,
      size: file.length,
      mime: "application/pdf",
      content: file.toString("base64"),
    })
  }

import { documentAnswer, documentRow } from "../answers/document-answer"
import { type DocumentChange, documentChanges, documentForms } from "../forms/document-form"
import { readForm } from "../forms/read-form"
import { assertReferences } from "../references"
import { pageOf } from "../search/page"
import { searchRows } from "../search/search-rows"
import type { DocumentKind, DocumentRow } from "../store/rows"
import { localTime } from "../swiss-time"
import { type Call, created, type Handler, ok, rowOf } from "../world"
import { makeDocument, namedFields } from "./make-document"

const COMMON_FIELDS = [
  ...["id", "kb_item_status_id", "document_nr", "title", "contact_id", "contact_sub_id", "user_id", "currency_id"],
  ...["total_gross", "total_net", "total", "is_valid_from", "updated_at"],
]
const SEARCH_FIELDS: Record<DocumentKind, readonly string[]> = {
  kb_offer: [...COMMON_FIELDS, "is_valid_until"],
  kb_order: [...COMMON_FIELDS, "is_valid_to"],
  kb_invoice: [...COMMON_FIELDS, "is_valid_to", "api_reference"],
}
const ORDERS = ["id", "total", "total_net", "total_gross", "updated_at"]

const rows = (call: Call, kind: DocumentKind) => call.store.all(kind).map((document) => documentRow(call, document))

/** Stores it with the time of the change. */
export function changeDocument({ store, now }: Call, document: DocumentRow, changes: Partial<DocumentRow>) {
  return store.update(document.kind, { ...document, ...changes, updated_at: localTime(now()) })
}

export const documentCalls = (kind: DocumentKind) => ({
  list: ((call) => ok(pageOf(rows(call, kind), call.request.query, ORDERS))) satisfies Handler,

  search: ((call) =>
    searchRows(call, {
      table: kind,
      rows: rows(call, kind),
      fields: SEARCH_FIELDS[kind],
      orders: ORDERS,
    })) satisfies Handler,

  create: ((call) => {
    const document = call.store.insert(kind, makeDocument(call, kind, readForm(documentForms[kind], call.request)))
    return created(documentAnswer(call, document, { isFresh: true }))
  }) satisfies Handler,

  read: ((call) => ok(documentAnswer(call, rowOf(call, kind)))) satisfies Handler,

  /** @throws Refusal 422 if `assertOpen` says that it is frozen */
  edit:
    (assertOpen: (document: DocumentRow) => void): Handler =>
    (call) => {
      const document = rowOf(call, kind)
      const changes: DocumentChange = readForm(documentChanges[kind], call.request)
      assertOpen(document)
      assertReferences(call.store, changes)
      return ok(documentAnswer(call, changeDocument(call, document, namedFields(changes))))
    },
})

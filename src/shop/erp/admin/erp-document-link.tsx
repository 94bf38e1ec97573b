import type { StaffErpDocument } from "../wire/staff-erp"

/** A document's number, leading to it in the accounts. */
export const ErpDocumentLink = ({ document: { number, url } }: { document: StaffErpDocument }) =>
  url === null ? (
    <span>{number}</span>
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className="text-ui-fg-interactive-hover">
      {number}
      <span className="sr-only"> in der Buchhaltung öffnen</span>
    </a>
  )

import { Badge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import type { StaffAuditEntry } from "../../../contract/staff-audit"
import { auditChanges } from "../../lib/audit-changes"
import { auditField, isForStaff } from "../../lib/audit-fields"
import { auditEnd, auditText } from "../../lib/audit-texts"
import { auditValue } from "../../lib/audit-values"
import { instantText } from "../../lib/instants"
import { textName } from "../content/text-names"

/** One change: who, when, what, about which record, and what was before and after. */
export function AuditEntry({ entry }: { entry: StaffAuditEntry }) {
  const end = auditEnd(entry.status)
  const changes = auditChanges(entry.before, entry.after).filter(({ field }) => isForStaff(field))
  return (
    <li className="grid gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-4">
      <div>
        <Text size="small">{entry.staff}</Text>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {instantText(entry.at)}
        </Text>
      </div>
      <div className="flex flex-col items-start gap-y-1">
        <Text size="small" weight="plus">
          {auditText(entry)}
        </Text>
        <Subject subject={entry.subject} />
        {end && (
          <Badge size="2xsmall" color={end.color}>
            {end.text}
          </Badge>
        )}
      </div>
      <details className="md:col-span-2" open={changes.length <= 4}>
        <summary className="txt-small cursor-pointer text-ui-fg-subtle">
          {changes.length === 1 ? "1 Angabe" : `${changes.length} Angaben`}
        </summary>
        <dl className="txt-small">
          {changes.map(({ field, before, after }) => (
            <div key={field} className="grid grid-cols-3 gap-x-2 border-b py-1">
              <dt className="break-words text-ui-fg-subtle">{auditField(field)}</dt>
              <dd className="col-span-2 whitespace-pre-wrap break-words">
                {before !== null && <del>{auditValue(field, before)}</del>}
                {before !== null && after !== null && " → "}
                {after !== null && auditValue(field, after)}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}

function Subject({ subject: { type, id, label, page } }: { subject: StaffAuditEntry["subject"] }) {
  const text = label ?? (type === "content_block" ? textName(id).name : id)
  return page ? (
    <Link to={`/${page}`} className="txt-small break-words text-ui-fg-interactive-hover">
      {text}
    </Link>
  ) : (
    <Text size="small" className="break-all text-ui-fg-subtle">
      {text}
    </Text>
  )
}

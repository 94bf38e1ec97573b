import { Badge, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { instantText } from "#admin/lib/instants"
import { textName } from "#shop/content/admin/texts/text-names"
import type { StaffAuditEntry } from "../wire/staff-audit"
import { type AuditChange, auditChanges } from "./audit-changes"
import { auditField, isForStaff, isNamed } from "./audit-fields"
import { auditEnd, auditText } from "./audit-texts"
import { type AuditNames, auditValue } from "./audit-values"

/** One change: who, when, what, about which record, and what was before and after. */
export function AuditEntry({ entry, names }: { entry: StaffAuditEntry; names: AuditNames }) {
  const end = auditEnd(entry.status)
  const all = auditChanges(entry.before, entry.after).filter(({ field }) => isForStaff(field))
  const changes = all.filter(({ field }) => isNamed(field))
  const technical = all.filter(({ field }) => !isNamed(field))
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
                {before !== null && <del>{auditValue(field, before, names)}</del>}
                {before !== null && after !== null && " → "}
                {after !== null && auditValue(field, after, names)}
              </dd>
            </div>
          ))}
        </dl>
        {technical.length > 0 && <Technical changes={technical} />}
      </details>
    </li>
  )
}

/** What was sent to Medusa's own routes and has no words of ours: for whoever looks after the shop. */
const Technical = ({ changes }: { changes: AuditChange[] }) => (
  <details>
    <summary className="txt-small cursor-pointer text-ui-fg-subtle">Für die Technik</summary>
    <code className="txt-small break-words">
      {changes.map(({ field, after }) => `${field}: ${JSON.stringify(after)}`).join("\n")}
    </code>
  </details>
)

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

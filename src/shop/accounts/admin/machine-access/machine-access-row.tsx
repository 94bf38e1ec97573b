import { Badge, Button, Text } from "@medusajs/ui"
import { instantText } from "#admin/lib/instants"
import { ActionButton } from "#admin/ui/form/action-button"
import { calendarDay } from "#kernel/calendar-day"
import { dayInWords } from "#kernel/format-day"
import type { MachineAccess } from "../../wire/machine-access"
import { MACHINE_STATE_WORDS, SCOPE_WORDS } from "./scope-words"

const LIST = "/admin/machine-accesses"

interface MachineAccessRowProps {
  access: MachineAccess
  onEdit(): void
}

/** An access: what it may, how it stands, what can be done. */
export function MachineAccessRow({ access, onEdit }: MachineAccessRowProps) {
  const { id, name, scopes, state, redacted } = access
  const { text, color } = MACHINE_STATE_WORDS[state]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <Text size="small" weight="plus" className="break-words">
            {name}
          </Text>
          <Badge size="2xsmall" color={color}>
            {text}
          </Badge>
          <code className="txt-xsmall text-ui-fg-subtle">{redacted}</code>
        </div>
        <Text size="small" className="text-ui-fg-subtle break-words">
          {scopes.map((scope) => SCOPE_WORDS[scope]).join(" · ")}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle break-words">
          {factsOf(access)}
        </Text>
      </div>
      {state !== "revoked" && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" aria-label={`${name} bearbeiten`} onClick={onEdit}>
            Bearbeiten
          </Button>
          <ActionButton
            action="Widerrufen"
            aria-label={`Zugang von ${name} widerrufen`}
            path={`${LIST}/${id}`}
            list={LIST}
            title={`Zugang von ${name} widerrufen?`}
            question="Der Schlüssel gilt sofort nicht mehr. Was das System getan hat, bleibt im Protokoll."
            done="Der Schlüssel gilt nicht mehr."
          />
        </div>
      )}
    </li>
  )
}

function factsOf({ per_minute, expires_on, created_at, created_by, last_used_at }: MachineAccess): string {
  const parts = [
    per_minute === 1 ? "höchstens 1 Aufruf pro Minute" : `höchstens ${per_minute} Aufrufe pro Minute`,
    expires_on && `gültig bis ${dayInWords(calendarDay(expires_on))}`,
    `erstellt ${instantText(created_at)} von ${created_by}`,
    last_used_at ? `zuletzt gebraucht ${instantText(last_used_at)}` : "noch nie gebraucht",
  ]
  return parts.filter(Boolean).join(" · ")
}

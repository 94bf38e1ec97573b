import { Badge, Button, Text } from "@medusajs/ui"
import { instantText } from "#admin/lib/instants"
import { ActionButton } from "#admin/ui/form/action-button"
import type { StaffWebhook } from "../wire/staff-webhooks"
import { RotateButton } from "./rotate-button"
import { eventText, OFF_TEXTS, STATE_TEXTS } from "./webhook-texts"

const LIST = "/admin/webhooks"

interface WebhookRowProps {
  webhook: StaffWebhook
  onEdit(): void
  onLog(): void
  onSecret(secret: string): void
}

/** An endpoint: what it hears of, how it stands, what can be done. */
export function WebhookRow({ webhook, onEdit, onLog, onSecret }: WebhookRowProps) {
  const { id, url, description, types, state } = webhook
  const { text, color } = STATE_TEXTS[state]
  const isOff = state === "off"
  const path = `${LIST}/${id}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <Text size="small" weight="plus" className="break-all">
            {url}
          </Text>
          <Badge size="2xsmall" color={color}>
            {text}
          </Badge>
        </div>
        <Text size="small" className="text-ui-fg-subtle break-words">
          {[description, types.length === 0 ? "Alle Ereignisse" : types.map(eventText).join(", ")]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {stateText(webhook)}
        </Text>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" aria-label={`${url} bearbeiten`} onClick={onEdit}>
          Bearbeiten
        </Button>
        <Button size="small" variant="secondary" aria-label={`Was ${url} gemeldet wurde`} onClick={onLog}>
          Meldungen
        </Button>
        <ActionButton
          action="Testen"
          method="POST"
          path={`${path}/test`}
          list={LIST}
          done="Die Testmeldung ist unterwegs."
        />
        <RotateButton path={path} onSecret={onSecret} />
        <ActionButton
          action={isOff ? "Einschalten" : "Ausschalten"}
          method="POST"
          path={`${path}/switch`}
          body={{ is_on: isOff }}
          list={LIST}
          done={isOff ? "Der Empfänger erhält, was er verpasst hat." : "Was geschieht, wartet bis zu 90 Tage."}
        />
        <ActionButton
          action="Löschen"
          path={path}
          list={LIST}
          title="Webhook löschen"
          question="Der Empfänger erfährt nichts mehr, auch nicht, was noch wartet."
          done="Der Webhook ist gelöscht."
        />
      </div>
    </li>
  )
}

function stateText({
  state,
  off_reason,
  failing_since,
  retry_at,
  waiting,
  previous_secret_until,
}: StaffWebhook): string {
  const parts = [
    state === "off" && off_reason && OFF_TEXTS[off_reason],
    failing_since && `Nicht erreicht seit ${instantText(failing_since)}`,
    retry_at && `nächster Versuch ${instantText(retry_at)}`,
    waiting > 0 && (waiting === 1 ? "1 Meldung wartet" : `${waiting} Meldungen warten`),
    previous_secret_until && `Das frühere Geheimnis gilt bis ${instantText(previous_secret_until)}`,
  ]
  return parts.filter(Boolean).join(" · ") || "Alles zugestellt"
}

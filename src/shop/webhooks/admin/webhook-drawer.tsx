import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { TicksField } from "#admin/ui/form/ticks-field"
import { useResource } from "#admin/ui/form/use-resource"
import { EVENT_TYPES } from "../rules/event-types"
import type { StaffWebhook } from "../wire/staff-webhooks"
import { eventText } from "./webhook-texts"

const LIST = "/admin/webhooks"
const OPTIONS = EVENT_TYPES.map((type) => [type, eventText(type)] as const)

interface WebhookDrawerProps {
  /** Null for a new one. */
  webhook: StaffWebhook | null
  /** Of a new one: what its receiver checks messages with. */
  onSecret(secret: string): void
  onClose(): void
}

/** Where a system is told of which events. */
export function WebhookDrawer({ webhook, onSecret, onClose }: WebhookDrawerProps) {
  const { url = "", description = "", types = [] } = webhook ?? {}
  const resource = useResource<{ url: string; description: string; types: string[] }, { secret?: string }>({
    path: webhook ? `${LIST}/${webhook.id}` : LIST,
    list: LIST,
    initial: { url, description, types },
    done: "Gespeichert.",
    onDone: ({ secret }) => {
      if (secret) onSecret(secret)
      onClose()
    },
  })
  const { control } = resource
  return (
    <ResourceForm
      as="drawer"
      resource={resource}
      title={webhook ? "Webhook bearbeiten" : "Webhook hinzufügen"}
      onClose={onClose}
    >
      <TextField
        control={control}
        label="Adresse des Empfängers"
        name="url"
        placeholder="https://"
        inputMode="url"
        autoFocus
      />
      <TextField control={control} label="Wofür" name="description" hint="Etwa das System, das dahinter steht." />
      <TicksField control={control} label="Ereignisse (keines gewählt: alle)" name="types" options={OPTIONS} />
    </ResourceForm>
  )
}

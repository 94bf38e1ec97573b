import { Button } from "@medusajs/ui"
import { useState } from "react"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { Box } from "#admin/ui/box"
import { QueryList } from "#admin/ui/query-list"
import { ToldOnce } from "#admin/ui/told-once"
import type { StaffWebhook, StaffWebhooks } from "../wire/staff-webhooks"
import { DeliveriesDrawer } from "./deliveries-drawer"
import { WebhookDrawer } from "./webhook-drawer"
import { WebhookRow } from "./webhook-row"

type Opened = { form: StaffWebhook | null } | { log: StaffWebhook } | null

/** Whose systems are told of what happens, and how that goes. */
export function Webhooks() {
  const [opened, setOpened] = useState<Opened>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const list = useStaffQuery<StaffWebhooks>("/admin/webhooks")
  const close = () => setOpened(null)
  return (
    <Box
      title="Webhooks"
      id="webhooks"
      hint="Andere Systeme erfahren von selbst, was im Shop geschieht: unterschrieben, der Reihe nach, ohne Namen und Beträge."
      actions={
        <Button size="small" variant="secondary" onClick={() => setOpened({ form: null })}>
          Webhook hinzufügen
        </Button>
      }
    >
      {secret && (
        <ToldOnce
          label="Neues Geheimnis"
          copyLabel="Geheimnis kopieren"
          words="Geheimnis für die Prüfung der Unterschrift. Es wird nur dieses Mal gezeigt."
          secret={secret}
          testId="webhook-secret"
          onClose={() => setSecret(null)}
        />
      )}
      <QueryList
        query={list}
        failed="Die Webhooks konnten nicht geladen werden. Bitte laden Sie die Seite neu."
        empty="Noch kein anderes System erfährt, was im Shop geschieht."
        id="webhook-list"
        itemsOf={(data) => data.webhooks}
      >
        {(webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onEdit={() => setOpened({ form: webhook })}
            onLog={() => setOpened({ log: webhook })}
            onSecret={setSecret}
          />
        )}
      </QueryList>
      {opened && "form" in opened && <WebhookDrawer webhook={opened.form} onSecret={setSecret} onClose={close} />}
      {opened && "log" in opened && <DeliveriesDrawer webhook={opened.log} onClose={close} />}
    </Box>
  )
}

import { Badge, Drawer, Text } from "@medusajs/ui"
import { useState } from "react"
import { instantText } from "#admin/lib/instants"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { DrawerHead } from "#admin/ui/dialog-heads"
import { FilterSelect } from "#admin/ui/filter-select"
import { ActionButton } from "#admin/ui/form/action-button"
import { Paging } from "#admin/ui/paging"
import { QueryList } from "#admin/ui/query-list"
import { DELIVERY_STATES, type StaffDeliveries, type StaffDelivery, type StaffWebhook } from "../wire/staff-webhooks"
import { DELIVERY_TEXTS, eventText, problemText } from "./webhook-texts"

const LIMIT = 25
const STATES = DELIVERY_STATES.map((state) => [state, DELIVERY_TEXTS[state].text] as const)

interface DeliveriesDrawerProps {
  webhook: StaffWebhook
  onClose(): void
}

/** What an endpoint was told and waits for, the latest first; each can be told again. */
export function DeliveriesDrawer({ webhook, onClose }: DeliveriesDrawerProps) {
  const [{ state, offset }, show] = useState({ state: "", offset: 0 })
  const path = `/admin/webhooks/${webhook.id}/deliveries`
  const query = new URLSearchParams({ limit: String(LIMIT), offset: String(offset), ...(state && { state }) })
  const list = useStaffQuery<StaffDeliveries>(`${path}?${query}`)
  return (
    <Drawer open onOpenChange={onClose}>
      <Drawer.Content>
        <DrawerHead title="Meldungen">
          <Drawer.Description className="break-all">{webhook.url}</Drawer.Description>
        </DrawerHead>
        <Drawer.Body className="overflow-y-auto p-0">
          <div className="px-6 py-4">
            <FilterSelect
              label="Stand"
              all="Alle Meldungen"
              value={state}
              options={STATES}
              onChange={(value) => show({ state: value, offset: 0 })}
            />
          </div>
          <QueryList
            query={list}
            failed="Die Meldungen konnten nicht geladen werden. Bitte laden Sie die Seite neu."
            empty="Keine Meldungen."
            id="webhook-deliveries"
            itemsOf={(data) => data.deliveries}
          >
            {(delivery) => <DeliveryRow key={delivery.id} delivery={delivery} path={path} />}
          </QueryList>
          {list.data && (
            <Paging
              offset={offset}
              limit={LIMIT}
              count={list.data.count}
              onTurn={(to) => show({ state, offset: to })}
            />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer>
  )
}

function DeliveryRow({ delivery, path }: { delivery: StaffDelivery; path: string }) {
  const { id, type, occurred_at, state, attempts, last_error, last_at } = delivery
  const { text, color } = DELIVERY_TEXTS[state]
  const tried = attempts === 1 ? "1 Versuch" : `${attempts} Versuche`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-2">
          <Text size="small" weight="plus">
            {eventText(type)}
          </Text>
          <Badge size="2xsmall" color={color}>
            {text}
          </Badge>
        </div>
        <Text size="xsmall" className="text-ui-fg-subtle break-words">
          {[
            instantText(occurred_at),
            last_at && `${tried}, zuletzt ${instantText(last_at)}`,
            last_error && problemText(last_error),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle break-all">
          {id}
        </Text>
      </div>
      <ActionButton
        action="Erneut senden"
        aria-label={`${eventText(type)} erneut senden`}
        method="POST"
        path={`${path}/${id}/again`}
        list="/admin/webhooks"
        done="Die Meldung ist unterwegs."
      />
    </li>
  )
}

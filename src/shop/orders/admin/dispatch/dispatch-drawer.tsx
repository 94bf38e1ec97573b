import { Text } from "@medusajs/ui"
import { useState } from "react"
import { newKey } from "#admin/lib/new-key"
import { SelectField } from "#admin/ui/form/choice-fields"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { CARRIERS, type Carrier } from "../../rules/dispatch/carriers"
import type { StaffOrderToSend } from "../../wire/dispatch"
import { CARRIER_NAMES } from "./carrier-names"

const OPTIONS = CARRIERS.map((carrier) => [carrier, CARRIER_NAMES[carrier]] as const)

/** What of an order goes into the parcel, all of it unless less is typed, and with whom it travels. */
export function DispatchDrawer({ order, onClose }: { order: StaffOrderToSend; onClose(): void }) {
  const [key] = useState(newKey)
  const dispatch = useResource({
    path: `/admin/orders/${order.id}/dispatches`,
    list: "/admin",
    initial: {
      key,
      carrier: "post" as Carrier,
      tracking_number: "",
      lines: order.lines.map(({ id, open }) => ({ id, quantity: open as number | null })),
    },
    done: `${order.shop_number} ist als versendet erfasst.`,
    onDone: onClose,
  })
  const { control } = dispatch
  return (
    <ResourceForm
      as="drawer"
      resource={dispatch}
      title={`${order.shop_number} versenden`}
      action="Versendet"
      onClose={onClose}
    >
      <Text size="small" className="text-ui-fg-subtle">
        {order.address}. Der Kunde erhält eine Mail mit den Artikeln und dem Link zur Sendung; heute lässt es sich
        rückgängig machen.
      </Text>
      <SelectField control={control} name="carrier" label="Versand mit" options={OPTIONS} />
      <TextField control={control} name="tracking_number" label="Sendungsnummer" hint="Kann leer bleiben." autoFocus />
      {order.lines.map((line, index) => (
        <NumberField
          key={line.id}
          control={control}
          name={`lines.${index}.quantity`}
          label={line.name}
          unit={`von ${line.open}`}
        />
      ))}
    </ResourceForm>
  )
}

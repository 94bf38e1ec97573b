import { Text } from "@medusajs/ui"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { Hint, NumberField } from "#admin/ui/number-field"
import { RichText } from "#admin/ui/rich-text/index"
import { SwitchField } from "#admin/ui/terms-fields/switch-field"
import { TextField } from "#admin/ui/text-field"
import type { Draft } from "#shop/settings/admin/use-settings-form"
import type { DeliveryTypeBody, StaffDeliveryType, StaffRentalTerms } from "../../wire/staff-rental-terms"
import { deliveryExampleText } from "./delivery-example-text"
import { EndangeredList } from "./endangered-list"
import { useEntryForm } from "./use-entry-form"

interface DeliveryTypeDrawerProps {
  terms: StaffRentalTerms
  /** Null for a new one. */
  entry: StaffDeliveryType | null
  onClose(): void
}

const NEW: DeliveryTypeBody = {
  name: "",
  description: "",
  price_rappen: 0,
  preparation_days: 0,
  transit_out_days: 1,
  transit_back_days: 1,
  cut_off_time: null,
  needs_delivery_address: true,
  is_default: false,
  is_active: true,
}

const DAYS = [
  ["preparation_days", "Bereitstellen vorher"],
  ["transit_out_days", "Weg zum Kunden"],
  ["transit_back_days", "Weg zurück"],
] as const

/** A way of delivery with its price and its days; the example below says what the days mean. */
export function DeliveryTypeDrawer({ terms, entry, onClose }: DeliveryTypeDrawerProps) {
  const form = useEntryForm<Draft<DeliveryTypeBody>>({
    list: "delivery-types",
    entry,
    initial: entry ?? NEW,
    onDone: onClose,
  })
  const { body, change, error, isPending } = form
  return (
    <DrawerForm
      title={entry ? entry.name : "Lieferart hinzufügen"}
      action="Speichern"
      isPending={isPending}
      onSend={() => form.send(false)}
      onClose={onClose}
    >
      <TextField label="Name" name="name" value={body.name} error={error} onChange={(name) => change({ name })} />
      <Field label="Beschreibung" name="description" error={error}>
        {(props) => (
          <RichText
            {...props}
            label="Beschreibung"
            value={body.description}
            onChange={(description) => change({ description })}
          />
        )}
      </Field>
      <div className="flex flex-col gap-y-1">
        <NumberField
          label="Preis"
          name="price_rappen"
          unit="CHF, exkl. MWST"
          digits={2}
          value={body.price_rappen}
          error={error}
          onChange={(price_rappen) => change({ price_rappen })}
        />
        <Hint>Ohne Preis ist es eine Abholung: Sie beginnt und endet nicht am Samstag.</Hint>
      </div>
      {DAYS.map(([name, label]) => (
        <NumberField
          key={name}
          label={label}
          name={name}
          unit="Arbeitstage"
          value={body[name]}
          error={error}
          onChange={(days) => change({ [name]: days })}
        />
      ))}
      <Text size="small" role="status" className="rounded-md bg-ui-bg-subtle p-3">
        {deliveryExampleText(body, terms)}
      </Text>
      <div className="flex flex-col gap-y-1">
        <TextField
          label="Eigener Versandschluss (Uhrzeit)"
          name="cut_off_time"
          placeholder="16:00"
          value={body.cut_off_time ?? ""}
          error={error}
          onChange={(time) => change({ cut_off_time: time === "" ? null : time })}
        />
        <Hint>Leer: wie in den Regeln.</Hint>
      </div>
      <SwitchField
        label="Braucht eine Lieferadresse"
        name="needs_delivery_address"
        checked={body.needs_delivery_address}
        error={error}
        onChange={(needs_delivery_address) => change({ needs_delivery_address })}
      />
      <SwitchField
        label="Standard"
        name="is_default"
        hint="Im Shop vorgewählt; immer genau eine Lieferart."
        checked={body.is_default}
        error={error}
        onChange={(is_default) => change({ is_default })}
      />
      <SwitchField
        label="Im Shop wählbar"
        name="is_active"
        hint="Ausgeschaltet bleibt sie bei Mieten, die schon bestellt sind."
        checked={body.is_active}
        error={error}
        onChange={(is_active) => change({ is_active })}
      />
      <GeneralErrors error={error} />
      <EndangeredList
        error={error}
        action="Trotzdem speichern"
        isPending={isPending}
        onConfirm={() => form.send(true)}
      />
    </DrawerForm>
  )
}

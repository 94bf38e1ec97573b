import { Text } from "@medusajs/ui"
import { SelectField, SwitchField } from "#admin/ui/form/choice-fields"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { RichTextField } from "#admin/ui/form/rich-text-field"
import { TextField } from "#admin/ui/form/text-field"
import type { Typed } from "#admin/ui/form/typed"
import type {
  DeliveryTypeBody,
  StaffDeliveryType,
  StaffRentalConfiguration,
} from "../../wire/staff-rental-configuration"
import { AtRiskList } from "./at-risk-list"
import { deliveryExampleText } from "./delivery-example-text"
import { cutOffHint, leadOptions } from "./lead-texts"
import { useTerm } from "./term"

interface DeliveryTypeDrawerProps {
  terms: StaffRentalConfiguration
  /** Null for a new one. */
  entry: StaffDeliveryType | null
  onClose(): void
}

const NEW: Typed<DeliveryTypeBody> = {
  name: "",
  description: "",
  price_rappen: 0,
  preparation_days: 0,
  transit_out_days: 1,
  transit_back_days: 1,
  cut_off_time: null,
  lead_days: null,
  needs_delivery_address: true,
  is_default: false,
  is_active: true,
}

/** A way of delivery with its price and its days; the example below says what the days mean. */
export function DeliveryTypeDrawer({ terms, entry, onClose }: DeliveryTypeDrawerProps) {
  const type = useTerm({ list: "delivery-types", entry, initial: entry ?? NEW, onDone: onClose })
  const { control, form } = type
  return (
    <ResourceForm as="drawer" resource={type} title={entry?.name ?? "Lieferart hinzufügen"} onClose={onClose}>
      <TextField control={control} label="Name" name="name" />
      <RichTextField control={control} label="Beschreibung" name="description" />
      <NumberField
        control={control}
        label="Preis"
        name="price_rappen"
        unit="CHF, exkl. MWST"
        digits={2}
        hint="Ohne Preis ist es eine Abholung: Sie beginnt und endet nicht am Samstag."
      />
      <NumberField control={control} label="Bereitstellen vorher" name="preparation_days" unit="Arbeitstage" />
      <NumberField control={control} label="Weg zum Kunden" name="transit_out_days" unit="Arbeitstage" />
      <NumberField control={control} label="Weg zurück" name="transit_back_days" unit="Arbeitstage" />
      <Text size="small" role="status" className="rounded-md bg-ui-bg-subtle p-3">
        {deliveryExampleText(form.watch(), terms)}
      </Text>
      <TextField
        control={control}
        label="Eigener Versandschluss (Uhrzeit)"
        name="cut_off_time"
        placeholder="16:00"
        isNullable
        hint={cutOffHint(entry?.by_extension.cut_off_time ?? null)}
      />
      <SelectField
        control={control}
        label="Mietbeginn frühestens"
        name="lead_days"
        hint="Gezählt werden Arbeitstage ab der Bestellung; nach dem Versandschluss zählt sie zum nächsten."
        options={leadOptions(entry?.by_extension.lead_days ?? null)}
      />
      <SwitchField
        control={control}
        label="Braucht eine Lieferadresse"
        name="needs_delivery_address"
        hint="Sagt es angebundenen Programmen; der Shop fragt immer nach der Adresse."
      />
      <SwitchField
        control={control}
        label="Standard"
        name="is_default"
        hint="Im Shop vorgewählt; immer genau eine Lieferart."
      />
      <SwitchField
        control={control}
        label="Im Shop wählbar"
        name="is_active"
        hint="Ausgeschaltet bleibt sie bei Mieten, die schon bestellt sind."
      />
      <AtRiskList resource={type} action="Trotzdem speichern" />
    </ResourceForm>
  )
}

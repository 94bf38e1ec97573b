import { Badge } from "@medusajs/ui"
import { SwitchField } from "#admin/ui/form/choice-fields"
import { ListWithDrawer } from "#admin/ui/form/list-with-drawer"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { RichTextField } from "#admin/ui/form/rich-text-field"
import { TextField } from "#admin/ui/form/text-field"
import type { Typed } from "#admin/ui/form/typed"
import { chfWithRappen } from "#kernel/format-chf"
import type { ServiceBody, StaffService } from "../../wire/staff-rental-configuration"
import { productsText } from "./purposes"
import { termList, useTerm } from "./term"

/** What can be booked with a rental. */
export const Services = ({ services }: { services: StaffService[] }) => (
  <ListWithDrawer
    {...termList("services")}
    title="Dienstleistungen"
    hint="Zu einer Miete buchbar, einmal je Miete berechnet. Welche Geräte sie anbieten, steht beim Produkt."
    action="Dienstleistung hinzufügen"
    items={services}
    rowOf={({ name, price_rappen, products, is_active }) => ({
      name,
      facts: `${chfWithRappen(price_rappen)} · ${productsText(products)}`,
      badges: !is_active && <Badge size="2xsmall">nicht im Shop</Badge>,
    })}
    drawer={(entry, close) => <ServiceDrawer entry={entry} onClose={close} />}
  />
)

const NEW: Typed<ServiceBody> = { name: "", description: "", price_rappen: null, is_active: true }

function ServiceDrawer({ entry, onClose }: { entry: StaffService | null; onClose(): void }) {
  const service = useTerm<Typed<ServiceBody>>({ list: "services", entry, initial: entry ?? NEW, onDone: onClose })
  const { control } = service
  return (
    <ResourceForm as="drawer" resource={service} title={entry?.name ?? "Dienstleistung hinzufügen"} onClose={onClose}>
      <TextField control={control} label="Name" name="name" />
      <RichTextField control={control} label="Beschreibung" name="description" />
      <NumberField control={control} label="Preis" name="price_rappen" unit="CHF, exkl. MWST" digits={2} />
      <SwitchField
        control={control}
        label="Im Shop wählbar"
        name="is_active"
        hint="Ausgeschaltet bleibt sie bei Mieten, die schon bestellt sind."
      />
    </ResourceForm>
  )
}

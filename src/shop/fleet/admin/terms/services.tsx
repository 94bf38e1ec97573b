import { Badge, Button } from "@medusajs/ui"
import { useState } from "react"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { NumberField } from "#admin/ui/number-field"
import { RichText } from "#admin/ui/rich-text/index"
import { SwitchField } from "#admin/ui/terms-fields/switch-field"
import { TextField } from "#admin/ui/text-field"
import { chfWithRappen } from "#kernel/format-chf"
import type { Draft } from "#shop/settings/admin/use-settings-form"
import type { ServiceBody, StaffService } from "../../wire/staff-rental-terms"
import { productsText } from "./purposes"
import { TermsList, TermsRow } from "./terms-list"
import { useEntryForm } from "./use-entry-form"

/** What can be booked beside a rental. */
export function Services({ services }: { services: StaffService[] }) {
  const [edited, setEdited] = useState<StaffService | "new" | null>(null)
  return (
    <>
      <TermsList
        title="Dienstleistungen"
        id="services"
        hint="Zu einer Miete buchbar, einmal je Miete berechnet. Welche Geräte sie anbieten, steht beim Produkt."
        action="Dienstleistung hinzufügen"
        items={services}
        onAdd={() => setEdited("new")}
      >
        {(service) => (
          <TermsRow
            name={service.name}
            badges={!service.is_active && <Badge size="2xsmall">nicht im Shop</Badge>}
            facts={`${chfWithRappen(service.price_rappen)} · ${productsText(service.products)}`}
            actions={
              <Button
                size="small"
                variant="secondary"
                aria-label={`${service.name} bearbeiten`}
                onClick={() => setEdited(service)}
              >
                Bearbeiten
              </Button>
            }
          />
        )}
      </TermsList>
      {edited && <ServiceDrawer entry={edited === "new" ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const NEW: Draft<ServiceBody> = { name: "", description: "", price_rappen: null, is_active: true }

function ServiceDrawer({ entry, onClose }: { entry: StaffService | null; onClose(): void }) {
  const form = useEntryForm<Draft<ServiceBody>>({ list: "services", entry, initial: entry ?? NEW, onDone: onClose })
  const { body, change, error } = form
  return (
    <DrawerForm
      title={entry ? entry.name : "Dienstleistung hinzufügen"}
      action="Speichern"
      isPending={form.isPending}
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
      <NumberField
        label="Preis"
        name="price_rappen"
        unit="CHF, exkl. MWST"
        digits={2}
        value={body.price_rappen}
        error={error}
        onChange={(price_rappen) => change({ price_rappen })}
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
    </DrawerForm>
  )
}

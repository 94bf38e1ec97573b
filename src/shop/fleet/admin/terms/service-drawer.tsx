import { SelectField, SwitchField } from "#admin/ui/form/choice-fields"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { RichTextField } from "#admin/ui/form/rich-text-field"
import { TextField } from "#admin/ui/form/text-field"
import type { Typed } from "#admin/ui/form/typed"
import { chf } from "#kernel/format-chf"
import { SERVICE_BASIS_WORDS } from "#shop/catalogue/admin/service-words"
import { SERVICE_BASES } from "#shop/rental/rules/service-price"
import type { ServiceBody, StaffService } from "../../wire/staff-rental-configuration"
import { listedServicePrices, SHOWN_DAY_PRICE } from "./service-preview"
import { useTerm } from "./term"

const NEW: Typed<ServiceBody> = {
  name: "",
  description: "",
  basis: "rental",
  price_rappen: null,
  permille: 0,
  group_name: "",
  is_active: true,
}

const BASES = SERVICE_BASES.map((basis) => [basis, SERVICE_BASIS_WORDS[basis]] as const)

interface ServiceDrawerProps {
  /** Null for a new one. */
  entry: StaffService | null
  onClose(): void
}

/** What a service is called and charged by, and what that comes to. */
export function ServiceDrawer({ entry, onClose }: ServiceDrawerProps) {
  const service = useTerm<Typed<ServiceBody>>({ list: "services", entry, initial: entry ?? NEW, onDone: onClose })
  const { control, form } = service
  const typed = form.watch()
  return (
    <ResourceForm
      as="drawer"
      resource={service}
      title={entry?.name ?? "Dienstleistung hinzufügen"}
      onSend={() => service.send(typed.basis === "permille" ? { price_rappen: 0 } : { permille: 0 })}
      onClose={onClose}
    >
      <TextField control={control} label="Name" name="name" />
      <RichTextField control={control} label="Beschreibung" name="description" />
      <SelectField control={control} label="Verrechnet" name="basis" options={BASES} />
      {typed.basis === "permille" ? (
        <NumberField control={control} label="Anteil der Miete" name="permille" unit="%" digits={1} />
      ) : (
        <NumberField control={control} label="Preis" name="price_rappen" unit="CHF, exkl. MWST" digits={2} />
      )}
      <table className="txt-small w-full" aria-label="Was die Dienstleistung kostet">
        <thead>
          <tr className="text-left">
            <th>Miettage zu {chf(SHOWN_DAY_PRICE)}</th>
            <th>Preis exkl. MWST</th>
          </tr>
        </thead>
        <tbody>
          {listedServicePrices(typed).map(({ days, price }) => (
            <tr key={days}>
              <td>{days}</td>
              <td>{price === null ? "–" : chf(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextField
        control={control}
        label="Gruppe"
        name="group_name"
        hint="Von Dienstleistungen mit derselben Gruppe lässt sich je Miete eine wählen, z. B. «Einführung»."
      />
      <SwitchField
        control={control}
        label="Im Shop wählbar"
        name="is_active"
        hint="Ausgeschaltet bleibt sie bei Mieten, die schon bestellt sind."
      />
    </ResourceForm>
  )
}

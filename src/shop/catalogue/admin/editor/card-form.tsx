import { SwitchField } from "#admin/ui/form/choice-fields"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { type GroupFormProps, useGroup } from "./use-group"

const FACTS = [
  ["fact_laser_reach", "Reichweite"],
  ["fact_laser_accuracy", "Genauigkeit"],
  ["fact_speed", "Geschwindigkeit"],
  ["fact_battery", "Akku"],
] as const

/** Name, address and what a card of the lists shows; the facts next to the pictures. */
export function CardForm(props: GroupFormProps) {
  const { control, form, frame } = useGroup("card", props)
  const isMoved = form.watch("slug") !== props.product.groups.card.values.slug
  return (
    <ResourceForm as="drawer" title="Karte und Fakten" {...frame}>
      <TextField control={control} label="Name" name="name" />
      <TextField control={control} label="Untertitel" name="subtitle" />
      <TextField
        control={control}
        label="Adresse"
        name="slug"
        hint={isMoved ? "Die bisherige Adresse leitet danach hierher weiter." : undefined}
      />
      <NumberField
        control={control}
        label="Platz in der Liste"
        name="sort_order"
        hint="Kleinere Zahlen stehen weiter vorne."
      />
      <SwitchField
        control={control}
        label="Nicht lieferbar"
        name="is_inactive"
        hint="Das Produkt bleibt sichtbar und kann nicht in den Warenkorb gelegt werden."
      />
      <LongTextField control={control} label="Kurztext der Karte" name="card_info" maxLength={300} isOneLine />
      {FACTS.map(([fact, label]) => (
        <TextField key={fact} control={control} label={label} name={fact} />
      ))}
    </ResourceForm>
  )
}

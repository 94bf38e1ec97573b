import { Hint, Textarea } from "@medusajs/ui"
import { DrawerForm } from "#admin/ui/drawer-form"
import { Field } from "#admin/ui/form-parts"
import { NumberField } from "#admin/ui/product-fields/number-field"
import { SwitchField } from "#admin/ui/product-fields/switch-field"
import { TextField } from "#admin/ui/text-field"
import { GroupNotice } from "./group-notice"
import { type GroupFormProps, useGroupForm } from "./use-group-form"

const FACTS = [
  ["fact_laser_reach", "Reichweite"],
  ["fact_laser_accuracy", "Genauigkeit"],
  ["fact_speed", "Geschwindigkeit"],
  ["fact_battery", "Akku"],
] as const

/** Name, address and what a card of the lists shows; the facts beside the pictures. */
export function CardForm(props: GroupFormProps) {
  const form = useGroupForm("card", props)
  const { values, change, error } = form
  const isMoved = values.slug !== props.product.groups.card.values.slug
  return (
    <DrawerForm
      title="Karte und Fakten"
      action="Speichern"
      isPending={form.isPending}
      onSend={form.save}
      onClose={form.close}
    >
      <GroupNotice form={form} />
      <TextField label="Name" name="name" error={error} value={values.name} onChange={(name) => change({ name })} />
      <TextField
        label="Untertitel"
        name="subtitle"
        error={error}
        value={values.subtitle}
        onChange={(subtitle) => change({ subtitle })}
      />
      <div className="flex flex-col gap-y-1">
        <TextField
          label="Adresse"
          name="slug"
          error={error}
          value={values.slug}
          onChange={(slug) => change({ slug })}
        />
        {isMoved && <Hint>Die bisherige Adresse leitet danach hierher weiter.</Hint>}
      </div>
      <NumberField
        label="Platz in der Liste"
        hint="Kleinere Zahlen stehen weiter vorne."
        name="sort_order"
        error={error}
        value={values.sort_order}
        onChange={(sort_order) => change({ sort_order })}
      />
      <SwitchField
        label="Nicht lieferbar"
        hint="Das Produkt bleibt sichtbar und kann nicht in den Warenkorb gelegt werden."
        checked={values.is_inactive}
        onChange={(is_inactive) => change({ is_inactive })}
      />
      <Field label="Kurztext der Karte" name="card_info" error={error}>
        {(input) => (
          <Textarea
            {...input}
            maxLength={300}
            value={values.card_info}
            onChange={({ target }) => change({ card_info: target.value.replace(/\n/g, " ") })}
          />
        )}
      </Field>
      {FACTS.map(([fact, label]) => (
        <TextField
          key={fact}
          label={label}
          name={fact}
          error={error}
          value={values[fact]}
          onChange={(text) => change({ [fact]: text })}
        />
      ))}
    </DrawerForm>
  )
}

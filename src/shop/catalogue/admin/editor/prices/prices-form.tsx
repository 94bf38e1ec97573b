import { Alert } from "@medusajs/ui"
import { ListField } from "#admin/ui/form/list-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { RichTextField } from "#admin/ui/form/rich-text-field"
import { TextField } from "#admin/ui/form/text-field"
import { KIND_WORDS, priceLabelOf } from "#shop/catalogue/rules/kind-words"
import { MOST_CHOICES } from "#shop/catalogue/rules/product-limits"
import type { StoredValues } from "#shop/catalogue/wire/staff-product"
import { type GroupFormProps, useGroup } from "../use-group"

type Choice = StoredValues["prices"]["choices"][number]

const NEW: Choice = { id: null, name: "", price: "", description: "", delivery_content: "" }
const PRICE = { inputMode: "decimal", placeholder: "0.00" } as const

/** What the product costs and, where it is sold in several forms, its packages or plugins. */
export function PricesForm(props: GroupFormProps) {
  const { control, form, frame } = useGroup("prices", props)
  const kind = props.product.kind ?? "accessory"
  const words = KIND_WORDS[kind].choice
  const one = words?.one ?? "Ausführung"
  const price = { label: priceLabelOf(kind), ...PRICE }
  const others = form.watch("choices").length - 1
  if (others < 0) return null
  return (
    <ResourceForm as="modal" title={words ? `Preis und ${words.many}` : "Preis"} {...frame}>
      {words && <TextField control={control} label="Name der Grundausführung" name="choices.0.name" />}
      <TextField control={control} name="choices.0.price" {...price} />
      {(words || others > 0) && (
        <ListField
          control={control}
          label={words?.many ?? "Weitere Ausführungen"}
          name="choices"
          start={1}
          most={MOST_CHOICES - 1}
          nameOf={({ name }, index) => (name ? `«${name}»` : `${one} ${index + 1}`)}
          add={`${one} hinzufügen`}
          blank={NEW}
        >
          {({ name }, index) => (
            <>
              <TextField control={control} label="Name" name={`choices.${index}.name`} />
              <TextField control={control} name={`choices.${index}.price`} {...price} />
              <RichTextField
                control={control}
                label={`Beschreibung von ${name || one}`}
                name={`choices.${index}.description`}
              />
              <RichTextField
                control={control}
                label={`Lieferumfang von ${name || one}`}
                name={`choices.${index}.delivery_content`}
              />
            </>
          )}
        </ListField>
      )}
      {others > 0 && (
        <Alert variant="info">Was Sie entfernen, kann niemand mehr bestellen; frühere Bestellungen behalten es.</Alert>
      )}
    </ResourceForm>
  )
}

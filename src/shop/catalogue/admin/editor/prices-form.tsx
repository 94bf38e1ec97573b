import { Alert } from "@medusajs/ui"
import { ModalForm } from "#admin/ui/modal-form"
import { ListEditor } from "#admin/ui/product-fields/list-editor"
import { TextField } from "#admin/ui/text-field"
import { MOST_CHOICES } from "../../rules/product-limits"
import type { ProductKind } from "../../wire/product"
import type { StoredValues } from "../../wire/staff-product"
import { GroupNotice } from "./group-notice"
import { CHOICE_WORDS, PRICE_LABELS } from "./kinds"
import { HtmlField } from "./texts-form"
import { type GroupFormProps, useGroupForm } from "./use-group-form"

type Choice = StoredValues["prices"]["choices"][number]

/** What the product costs and, where it is sold in several forms, its packages or plugins. */
export function PricesForm(props: GroupFormProps) {
  const form = useGroupForm("prices", props)
  const { values, change, error } = form
  const kind = props.product.kind ?? "accessory"
  const words = CHOICE_WORDS[kind]
  const [base, ...others] = values.choices
  if (!base) return null
  const change0 = (part: Partial<Choice>) => change({ choices: [{ ...base, ...part }, ...others] })
  return (
    <ModalForm
      title={words ? `Preis und ${words.many}` : "Preis"}
      action="Speichern"
      isPending={form.isPending}
      isDirty={form.isDirty}
      error={error}
      onSend={form.save}
      onClose={props.onClose}
    >
      <GroupNotice form={form} />
      <div key={form.openedVersion} className="flex flex-col gap-y-6">
        {words && (
          <TextField
            label="Name der Grundausführung"
            name="choices.0.name"
            error={error}
            value={base.name}
            onChange={(name) => change0({ name })}
          />
        )}
        <PriceField index={0} kind={kind} error={error} choice={base} onChange={change0} />
        {(words || others.length > 0) && (
          <ListEditor
            label={words?.many ?? "Weitere Ausführungen"}
            name="choices"
            items={others}
            most={MOST_CHOICES - 1}
            error={error}
            nameOf={({ name }, index) => (name ? `«${name}»` : `${words?.one ?? "Ausführung"} ${index + 1}`)}
            addLabel={`${words?.one ?? "Ausführung"} hinzufügen`}
            onAdd={() => ({ id: null, name: "", price: "", description: "", delivery_content: "" })}
            onChange={(list) => change({ choices: [base, ...list] })}
          >
            {(choice, index, set) => (
              <>
                <TextField
                  label="Name"
                  name={`choices.${index + 1}.name`}
                  error={error}
                  value={choice.name}
                  onChange={(name) => set({ name })}
                />
                <PriceField index={index + 1} kind={kind} error={error} choice={choice} onChange={set} />
                <HtmlField
                  label={`Beschreibung von ${choice.name || words?.one || "Ausführung"}`}
                  name={`choices.${index + 1}.description`}
                  error={error}
                  value={choice.description}
                  onChange={(description) => set({ description })}
                />
                <HtmlField
                  label={`Lieferumfang von ${choice.name || words?.one || "Ausführung"}`}
                  name={`choices.${index + 1}.delivery_content`}
                  error={error}
                  value={choice.delivery_content}
                  onChange={(delivery_content) => set({ delivery_content })}
                />
              </>
            )}
          </ListEditor>
        )}
        {others.length > 0 && (
          <Alert variant="info">
            Was Sie entfernen, kann niemand mehr bestellen; frühere Bestellungen behalten es.
          </Alert>
        )}
      </div>
    </ModalForm>
  )
}

interface PriceFieldProps {
  index: number
  kind: ProductKind
  error: Error | null
  choice: { price: string | null }
  onChange(part: { price: string }): void
}

export const PriceField = ({ index, kind, error, choice, onChange }: PriceFieldProps) => (
  <TextField
    label={PRICE_LABELS[kind]}
    name={`choices.${index}.price`}
    error={error}
    inputMode="decimal"
    placeholder="0.00"
    value={choice.price ?? ""}
    onChange={(price) => onChange({ price })}
  />
)

import { Button, Container, Heading, Hint, Select, Text, toast } from "@medusajs/ui"
import { type FormEvent, useState } from "react"
import { Link, useNavigate } from "react-router-dom"
import { useStaffChange } from "#admin/lib/use-staff-change"
import { Field, GeneralErrors } from "#admin/ui/form-parts"
import { ListEditor } from "#admin/ui/product-fields/list-editor"
import { NumberField } from "#admin/ui/product-fields/number-field"
import { SwitchField } from "#admin/ui/product-fields/switch-field"
import { TextField } from "#admin/ui/text-field"
import { MOST_CHOICES } from "../../rules/product-limits"
import type { ProductKind } from "../../wire/product"
import type { StaffProduct } from "../../wire/staff-product"
import { CHOICE_WORDS, KIND_TEXTS } from "../editor/kinds"
import { PriceField } from "../editor/prices-form"
import { bodyOf, type DraftChoice, draftAfter, draftSlug, NO_CHOICE } from "./new-product-draft"

const KINDS = Object.entries(KIND_TEXTS) as [ProductKind, string][]
const STOCKED: readonly string[] = ["purchase", "accessory"]

/** Asks what a product needs to be in the shop; all else is edited on its page. */
export function NewProductForm({ model }: { model: StaffProduct | undefined }) {
  const [draft, setDraft] = useState(() => draftAfter(model))
  const { mutate, error, isPending } = useStaffChange<{ id: string }>("/admin/shop/products")
  const navigate = useNavigate()
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const kind = draft.kind || "accessory"
  const words = CHOICE_WORDS[kind]
  const [base = NO_CHOICE, ...others] = draft.choices
  const changeBase = (part: Partial<DraftChoice>) => change({ choices: [{ ...base, ...part }, ...others] })
  const create = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { method: "POST", path: "/admin/shop/products", body: bodyOf(draft) },
      {
        onSuccess: ({ id }) => {
          toast.success("Das Produkt ist angelegt.")
          navigate(`/products/${id}`)
        },
      },
    )
  }
  return (
    <Container className="mx-auto max-w-3xl divide-y p-0" data-testid="new-product">
      <div className="px-6 py-4">
        <Heading>{model ? "Produkt duplizieren" : "Neues Produkt"}</Heading>
        {model && (
          <Text size="small" className="text-ui-fg-subtle">
            Texte, Dateien, Zubehör und Dienstleistungen kommen von «{model.groups.card.values.name}».
          </Text>
        )}
      </div>
      <form onSubmit={create} className="flex flex-col gap-y-6 px-6 py-6">
        <Field label="Art" name="kind" error={error}>
          {(props) => (
            <Select value={draft.kind} onValueChange={(value) => change({ kind: value as ProductKind })}>
              <Select.Trigger {...props}>
                <Select.Value placeholder="Auswählen" />
              </Select.Trigger>
              <Select.Content>
                {KINDS.map(([value, text]) => (
                  <Select.Item key={value} value={value}>
                    {text}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select>
          )}
        </Field>
        <TextField label="Name" name="name" error={error} value={draft.name} onChange={(name) => change({ name })} />
        <TextField
          label="Untertitel"
          name="subtitle"
          error={error}
          value={draft.subtitle}
          onChange={(subtitle) => change({ subtitle })}
        />
        <TextField
          label="Adresse"
          name="slug"
          error={error}
          value={draftSlug(draft)}
          onChange={(slug) => change({ slug })}
        />
        {words && (
          <TextField
            label="Name der Grundausführung"
            name="choices.0.name"
            error={error}
            value={base.name}
            onChange={(name) => changeBase({ name })}
          />
        )}
        <div className="flex flex-col gap-y-1">
          <PriceField index={0} kind={kind} error={error} choice={base} onChange={changeBase} />
          <Hint>Ohne Preis erscheint das Produkt nicht im Shop.</Hint>
        </div>
        {words && (
          <ListEditor
            label={words.many}
            name="choices"
            items={others}
            most={MOST_CHOICES - 1}
            error={error}
            nameOf={({ name }, index) => (name ? `«${name}»` : `${words.one} ${index + 1}`)}
            addLabel={`${words.one} hinzufügen`}
            onAdd={() => NO_CHOICE}
            onChange={(list) => change({ choices: [base, ...list] })}
          >
            {(choice, index, set) => (
              <>
                <TextField
                  label={`Name von ${words.one} ${index + 1}`}
                  name={`choices.${index + 1}.name`}
                  error={error}
                  value={choice.name}
                  onChange={(name) => set({ name })}
                />
                <PriceField index={index + 1} kind={kind} error={error} choice={choice} onChange={set} />
              </>
            )}
          </ListEditor>
        )}
        {STOCKED.includes(draft.kind) && (
          <NumberField
            label="Stück an Lager"
            name="stock_quantity"
            error={error}
            value={draft.stock_quantity}
            onChange={(stock_quantity) => change({ stock_quantity })}
          />
        )}
        <SwitchField
          label="Sofort veröffentlichen"
          checked={draft.is_published}
          onChange={(is_published) => change({ is_published })}
        />
        <GeneralErrors error={error} />
        <div className="flex justify-end gap-x-2">
          <Button variant="secondary" asChild>
            <Link to={model ? `/products/${model.id}` : "/products"}>Abbrechen</Link>
          </Button>
          <Button type="submit" isLoading={isPending}>
            Anlegen
          </Button>
        </div>
      </form>
    </Container>
  )
}

import { Button, Container, Heading, Text } from "@medusajs/ui"
import type { FormEvent } from "react"
import { Link, useNavigate } from "react-router-dom"
import { SelectField, SwitchField } from "#admin/ui/form/choice-fields"
import { useWrongFieldFocus } from "#admin/ui/form/guard/use-wrong-field-focus"
import { ListField } from "#admin/ui/form/list-field"
import { NumberField } from "#admin/ui/form/number-field"
import { TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import { GeneralErrors } from "#admin/ui/form-parts"
import { LeaveGuard } from "#admin/ui/leave-guard"
import { KIND_WORDS, priceLabelOf } from "../../rules/kind-words"
import { PRODUCT_KIND_NAMES, PRODUCT_KINDS } from "../../rules/product-kinds"
import { MOST_CHOICES } from "../../rules/product-limits"
import type { StaffProduct } from "../../wire/staff-product"
import { bodyOf, draftAfter, draftSlug, type NewProductDraft, NO_CHOICE } from "./new-product-draft"

const KINDS = PRODUCT_KIND_NAMES.map((kind) => [kind, KIND_WORDS[kind].name] as const)

/** Asks what a product needs to be in the shop; all else is edited on its page. */
export function NewProductForm({ model }: { model: StaffProduct | undefined }) {
  const navigate = useNavigate()
  const product = useResource<NewProductDraft, { id: string }>({
    path: "/admin/shop/products",
    list: "/admin",
    initial: draftAfter(model),
    body: bodyOf,
    done: "Das Produkt ist angelegt.",
    onDone: ({ id }) => navigate(`/products/${id}`),
  })
  const { control, error, isDirty, isPending } = product
  const form = useWrongFieldFocus(product.refusals)
  const [kind, name] = product.form.watch(["kind", "name"])
  const words = KIND_WORDS[kind || "accessory"].choice
  const price = { label: priceLabelOf(kind || "accessory"), inputMode: "decimal", placeholder: "0.00" } as const
  const create = (event: FormEvent) => {
    event.preventDefault()
    product.send()
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
      <form ref={form} onSubmit={create} noValidate className="flex flex-col gap-y-6 px-6 py-6">
        <SelectField control={control} label="Art" name="kind" options={KINDS} />
        <TextField control={control} label="Name" name="name" />
        <TextField control={control} label="Untertitel" name="subtitle" />
        <TextField control={control} label="Adresse" name="slug" suggestion={draftSlug({ slug: null, name })} />
        {words && <TextField control={control} label="Name der Grundausführung" name="choices.0.name" />}
        <TextField
          control={control}
          name="choices.0.price"
          hint="Ohne Preis erscheint das Produkt nicht im Shop."
          {...price}
        />
        {words && (
          <ListField
            control={control}
            label={words.many}
            name="choices"
            start={1}
            most={MOST_CHOICES - 1}
            nameOf={(choice, index) => (choice.name ? `«${choice.name}»` : `${words.one} ${index + 1}`)}
            add={`${words.one} hinzufügen`}
            blank={NO_CHOICE}
          >
            {(_choice, index) => (
              <>
                <TextField control={control} label={`Name von ${words.one} ${index}`} name={`choices.${index}.name`} />
                <TextField control={control} name={`choices.${index}.price`} {...price} />
              </>
            )}
          </ListField>
        )}
        {kind && PRODUCT_KINDS[kind].isStocked && (
          <NumberField control={control} label="Stück an Lager" name="stock_quantity" />
        )}
        <SwitchField control={control} label="Sofort veröffentlichen" name="is_published" />
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
      {isDirty && <LeaveGuard isDirty />}
    </Container>
  )
}

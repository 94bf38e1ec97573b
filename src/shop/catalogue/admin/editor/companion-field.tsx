import { Button, Text } from "@medusajs/ui"
import type { Control } from "react-hook-form"
import { FieldMessage } from "#admin/ui/form/field-frame"
import { useField } from "#admin/ui/form/field-of"
import { kindsWhere } from "../../rules/product-kinds"
import type { StaffProductReference, StoredValues } from "../../wire/staff-product"
import { ProductPicker } from "./product-picker"

type Links = StoredValues["links"]

interface CompanionFieldProps {
  control: Control<Links>
  own: string
  nameOf(id: string): string
  onKnow(product: StaffProductReference): void
}

/** What comes along in the cart. */
export function CompanionField({ control, own, nameOf, onKnow }: CompanionFieldProps) {
  const { value, set, message } = useField<Links, string | null>({ control, name: "companion_id" })
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-2">Pflichtbegleiter</legend>
      <Text size="small" className="text-ui-fg-subtle">
        Kommt im Warenkorb von selbst mit und kann nicht allein entfernt werden.
      </Text>
      {value && (
        <div className="flex items-center gap-x-3">
          <Text size="small">{nameOf(value)}</Text>
          <Button
            type="button"
            size="small"
            variant="transparent"
            aria-label={`Pflichtbegleiter ${nameOf(value)} entfernen`}
            onClick={() => set(null)}
          >
            Entfernen
          </Button>
        </div>
      )}
      <FieldMessage message={message} />
      {!value && (
        <ProductPicker
          label="Pflichtbegleiter suchen"
          kinds={kindsWhere(({ isCompanion }) => isCompanion)}
          without={[own]}
          onPick={(picked) => {
            onKnow(picked)
            set(picked.id)
          }}
        />
      )}
    </fieldset>
  )
}

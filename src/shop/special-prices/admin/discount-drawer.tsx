import { SelectField } from "#admin/ui/form/choice-fields"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { StaffDiscount } from "../wire/staff-discounts"
import { bodyOf, type DiscountDraft, draftOf, PRODUCT, SCOPES } from "./discount-draft"
import { DiscountedProduct } from "./discounted-product"

interface DiscountDrawerProps {
  list: string
  /** Null for a new one. */
  discount: StaffDiscount | null
  onClose(): void
}

/** A discount of the customer. */
export function DiscountDrawer({ list, discount, onClose }: DiscountDrawerProps) {
  const resource = useResource<DiscountDraft>({
    path: discount ? `${list}/${discount.id}` : list,
    list: "/admin",
    initial: draftOf(discount),
    version: discount?.version,
    body: bodyOf,
    fieldOf: (name) => (name === "kind" ? "scope" : name),
    done: "Der Rabatt ist gespeichert.",
    onDone: onClose,
  })
  const { control, form } = resource
  return (
    <ResourceForm
      as="drawer"
      resource={resource}
      title={discount ? "Rabatt bearbeiten" : "Rabatt geben"}
      onClose={onClose}
    >
      <SelectField control={control} label="Gilt für" name="scope" options={SCOPES} />
      {form.watch("scope") === PRODUCT && <DiscountedProduct control={control} known={discount?.product ?? null} />}
      <NumberField control={control} label="Rabatt" name="permille" digits={1} unit="%" />
      <TextField control={control} label="Gilt ab (freiwillig)" name="valid_from" type="date" isNullable />
      <TextField control={control} label="Gilt bis und mit (freiwillig)" name="valid_until" type="date" isNullable />
      <LongTextField control={control} label="Grund (nur für das Team)" name="reason" maxLength={500} />
    </ResourceForm>
  )
}

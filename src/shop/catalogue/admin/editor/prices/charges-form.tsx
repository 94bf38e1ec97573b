import { Text } from "@medusajs/ui"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { PRODUCT_CHARGES } from "#shop/catalogue/rules/product-charges"
import { type GroupFormProps, useGroup } from "../use-group"

/** What is charged for a rental beside its price: every charge that there is. */
export function ChargesForm(props: GroupFormProps) {
  const { control, frame } = useGroup("charges", props)
  return (
    <ResourceForm as="drawer" title="Kaution und Zuschläge" {...frame}>
      <Text size="small" className="text-ui-fg-subtle">
        Ein Betrag in CHF oder ein Anteil am Verkaufspreis desselben Geräts; 0 für keine. Gilt für neue Mieten:
        Warenkörbe, die älter als ein Tag sind, werden angepasst, Bestellungen und Offerten bleiben, wie sie sind.
      </Text>
      {PRODUCT_CHARGES.map(({ code, name }) => (
        <fieldset key={code} className="flex flex-col gap-y-2">
          <legend className="txt-small-plus">{name}</legend>
          <div className="flex gap-3">
            <TextField
              control={control}
              label="Betrag in CHF"
              name={`charges.${code}.amount`}
              inputMode="decimal"
              placeholder="0.00"
            />
            <NumberField
              control={control}
              label="oder Anteil am Verkaufspreis"
              name={`charges.${code}.permille`}
              unit="%"
              digits={1}
            />
          </div>
        </fieldset>
      ))}
    </ResourceForm>
  )
}

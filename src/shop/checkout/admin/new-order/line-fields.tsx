import type { Control } from "react-hook-form"
import { SelectField } from "#admin/ui/form/choice-fields"
import { useField } from "#admin/ui/form/field-of"
import { NumberField } from "#admin/ui/form/number-field"
import { TextField } from "#admin/ui/form/text-field"
import { TicksField } from "#admin/ui/form/ticks-field"
import { ForRight } from "#admin/ui/roles/for-right"
import type { NewOrderFacts } from "../../wire/staff-order"
import { deliveryChoices, type LineDraft, type OrderDraft } from "./order-draft"

interface LineFieldsProps {
  control: Control<OrderDraft>
  index: number
  line: LineDraft
  facts: NewOrderFacts
}

const PRICES = [
  ["list", "Preis des Kunden"],
  ["percent", "Rabatt in %"],
  ["less", "Rabatt in CHF"],
  ["own", "Eigener Preis"],
] as const
const VALUES = {
  percent: { label: "Rabatt", unit: "%", digits: 1 },
  less: { label: "Rabatt", unit: "CHF", digits: 2 },
  own: { label: "Preis exkl. MwSt.", unit: "CHF", digits: 2 },
} as const

/** One line: days, delivery and services of a rental, pieces of what is sold, and what was agreed about its price. */
export function LineFields({ control, index, line, facts }: LineFieldsProps) {
  const at = `lines.${index}` as const
  // 10 per cent are no price of 1 franc.
  const agreed = useField<OrderDraft, number | null>({ control, name: `${at}.price_value` })
  const services = facts.devices.find(({ id }) => id === line.id)?.services ?? []
  return (
    <>
      {line.category === "rental" ? (
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField control={control} label="Von" name={`${at}.rentalstartdate`} type="date" />
          <TextField control={control} label="Bis" name={`${at}.rentalenddate`} type="date" />
          <SelectField control={control} label="Lieferung" name={`${at}.delivery`} options={deliveryChoices(facts)} />
        </div>
      ) : (
        <NumberField control={control} label="Stück" name={`${at}.quantity`} />
      )}
      {services.length > 0 && (
        <TicksField
          control={control}
          label="Dienstleistungen"
          name={`${at}.productservices`}
          options={services.map(({ id, name }) => [id, name])}
        />
      )}
      <ForRight right="prices">
        <div className="grid gap-3 sm:grid-cols-3">
          <SelectField
            control={control}
            label="Preis"
            name={`${at}.price`}
            options={PRICES}
            onChosen={() => agreed.set(null)}
          />
          {line.price !== "list" && (
            <>
              <NumberField key={line.price} control={control} name={`${at}.price_value`} {...VALUES[line.price]} />
              <TextField
                control={control}
                label="Grund (nur für das Team)"
                name={`${at}.price_reason`}
                maxLength={500}
              />
            </>
          )}
        </div>
      </ForRight>
    </>
  )
}

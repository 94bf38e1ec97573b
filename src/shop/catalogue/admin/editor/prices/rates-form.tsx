import { Alert, Text } from "@medusajs/ui"
import { ListField } from "#admin/ui/form/list-field"
import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TextField } from "#admin/ui/form/text-field"
import { chf, chfOfWire } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import { MOST_RATES } from "#shop/catalogue/rules/product-limits"
import { type GroupFormProps, useGroup } from "../use-group"
import { listedRents, typedRates, withOthers } from "./rates-preview"

const NEW = { days: 6, price: "" }

/** What some days of a rental cost together, and what rents come to by them. */
export function RatesForm(props: GroupFormProps) {
  const { control, form, frame } = useGroup("rates", props)
  const price = props.product.groups.prices.values.choices[0]?.price ?? "0.00"
  const others = props.product.rates_by_extension
  const rents = listedRents(fromWireMoney(price), withOthers(typedRates(form.watch("rates")), others))
  return (
    <ResourceForm as="drawer" title="Miettarife" {...frame}>
      <Text size="small" className="text-ui-fg-subtle">
        Ein Tag kostet {chfOfWire(price)} exkl. MwSt. Ein Tarif gilt für so viele Miettage zusammen, eine Woche hat 6
        (Sonntage sind frei). Verrechnet wird, was am günstigsten ist; für Bestellungen und Offerten gilt, was
        vereinbart wurde.
      </Text>
      <ListField
        control={control}
        label="Tarife"
        name="rates"
        most={MOST_RATES}
        nameOf={({ days }, index) => (days ? `Tarif für ${days} Tage` : `Tarif ${index + 1}`)}
        add="Tarif hinzufügen"
        blank={NEW}
      >
        {(_rate, index) => (
          <div className="flex gap-3">
            <NumberField control={control} label="Miettage" name={`rates.${index}.days`} />
            <TextField
              control={control}
              label="Preis in CHF"
              name={`rates.${index}.price`}
              inputMode="decimal"
              placeholder="0.00"
            />
          </div>
        )}
      </ListField>
      {others.length > 0 && (
        <Text size="small">
          Von Erweiterungen kommen dazu:{" "}
          {others.map(({ days, price }) => `${days} Tage ${chfOfWire(price)}`).join(", ")}. Was Sie für gleich viele
          Tage eingeben, gilt an ihrer Stelle.
        </Text>
      )}
      <table className="txt-small w-full" aria-label="Was Mieten kosten">
        <thead>
          <tr className="text-left">
            <th>Miettage</th>
            <th>Miete exkl. MwSt.</th>
            <th>statt nach Tagen</th>
          </tr>
        </thead>
        <tbody>
          {rents.map(({ days, rent, single }) => (
            <tr key={days}>
              <td>{days}</td>
              <td>{chf(rent)}</td>
              <td>{rent < single ? chf(single) : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rents.flatMap(({ days, sameUntil }) =>
        sameUntil > days
          ? [
              <Alert key={days} variant="info">
                {days} Tage kosten gleich viel wie {sameUntil}: Die Seite der Miete sagt es.
              </Alert>,
            ]
          : [],
      )}
    </ResourceForm>
  )
}

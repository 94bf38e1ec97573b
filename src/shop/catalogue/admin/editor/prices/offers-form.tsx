import { NumberField } from "#admin/ui/form/number-field"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { TicksField } from "#admin/ui/form/ticks-field"
import { fromWireMoney } from "#kernel/money"
import { serviceRateText } from "../../service-words"
import { type GroupFormProps, useGroup } from "../use-group"

const NONE = "Noch keine erfasst. Das geht in den Einstellungen."

/** What can be booked with a rental, what it is rented for, and the days between two rentals. */
export function OffersForm(props: GroupFormProps) {
  const { control, frame } = useGroup("offers", props)
  const { services, purposes } = props.product
  return (
    <ResourceForm as="drawer" title="Dienstleistungen und Einsatzzwecke" {...frame}>
      <TicksField
        control={control}
        label="Dienstleistungen"
        name="service_ids"
        options={services.map(({ id, name, price, ...rate }) => [
          id,
          `${name}, ${serviceRateText({ ...rate, price: fromWireMoney(price) })}`,
        ])}
        empty={NONE}
      />
      <TicksField
        control={control}
        label="Einsatzzwecke"
        name="purpose_ids"
        options={purposes.map(({ id, name }) => [id, name])}
        empty={NONE}
      />
      <NumberField
        control={control}
        label="Arbeitstage nach der Rückgabe"
        name="restocking_days"
        hint="So lange bleibt ein Gerät danach gesperrt. Gilt für neue Reservationen."
      />
    </ResourceForm>
  )
}

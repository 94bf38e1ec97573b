import { Text } from "@medusajs/ui"
import { CheckField } from "#admin/ui/check-field"
import { DrawerForm } from "#admin/ui/drawer-form"
import { NumberField } from "#admin/ui/product-fields/number-field"
import { chfOfWire } from "#kernel/format-chf"
import { GroupNotice } from "./group-notice"
import { type GroupFormProps, useGroupForm } from "./use-group-form"

/** What can be booked beside a rental, what it is rented for, and the days between two rentals. */
export function OffersForm(props: GroupFormProps) {
  const form = useGroupForm("offers", props)
  const { values, change, error } = form
  const { services, purposes } = props.product
  return (
    <DrawerForm
      title="Dienstleistungen und Einsatzzwecke"
      action="Speichern"
      isPending={form.isPending}
      onSend={form.save}
      onClose={form.close}
    >
      <GroupNotice form={form} />
      <div key={form.openedVersion} className="flex flex-col gap-y-6">
        <Boxes
          label="Dienstleistungen"
          options={services.map(({ id, name, price }) => ({ id, name: `${name}, ${chfOfWire(price)}` }))}
          chosen={values.service_ids}
          onChange={(service_ids) => change({ service_ids })}
        />
        <Boxes
          label="Einsatzzwecke"
          options={purposes}
          chosen={values.purpose_ids}
          onChange={(purpose_ids) => change({ purpose_ids })}
        />
        <NumberField
          label="Arbeitstage nach der Rückgabe"
          hint="So lange bleibt ein Gerät danach gesperrt. Gilt für neue Reservationen."
          name="restocking_days"
          error={error}
          value={values.restocking_days}
          onChange={(restocking_days) => change({ restocking_days })}
        />
      </div>
    </DrawerForm>
  )
}

interface BoxesProps {
  label: string
  options: { id: string; name: string }[]
  chosen: string[]
  onChange(ids: string[]): void
}

/** In the order of the options, whatever was ticked first. */
const Boxes = ({ label, options, chosen, onChange }: BoxesProps) => (
  <fieldset className="flex flex-col gap-y-2">
    <legend className="txt-compact-small-plus mb-2">{label}</legend>
    {options.length === 0 && (
      <Text size="small" className="text-ui-fg-subtle">
        Noch keine erfasst. Das geht in den Einstellungen.
      </Text>
    )}
    {options.map(({ id, name }) => (
      <CheckField
        key={id}
        label={name}
        isChecked={chosen.includes(id)}
        onChange={(isChecked) =>
          onChange(options.map((one) => one.id).filter((one) => (one === id ? isChecked : chosen.includes(one))))
        }
      />
    ))}
  </fieldset>
)

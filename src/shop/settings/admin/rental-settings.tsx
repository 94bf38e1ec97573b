import { Field } from "#admin/ui/form-parts"
import { NumberField } from "#admin/ui/number-field"
import type { StaffSettingsGroup } from "../wire/staff-settings"
import { SettingsBox } from "./settings-box"
import { TimeInput } from "./time-input"
import { useSettingsForm } from "./use-settings-form"

const FIELDS = [
  { name: "horizonMonths", label: "Buchbar im Voraus", unit: "Monate" },
  { name: "extensionDays", label: "Höchstens verlängerbar um", unit: "Tage" },
  { name: "holdMinutes", label: "Reservation während der Bestellung", unit: "Minuten" },
  { name: "maxHoldRenewals", label: "So oft verlängert sie sich", unit: "Mal" },
  { name: "maxHeldPeriods", label: "Gleichzeitig reservierte Mieten je Kunde", unit: "Mieten" },
  { name: "calibrationNoticeDays", label: "Hinweis «Prüfung fällig» vorher", unit: "Tage" },
  { name: "newCustomerUnits", label: "Offene Mieten vor der ersten bezahlten Rechnung", unit: "Mieten, 0: unbegrenzt" },
  {
    name: "newCustomerRentRappen",
    label: "Ihre Summe höchstens",
    unit: "CHF exkl. MWST, 0: unbegrenzt",
    digits: 2,
  },
] as const

/** The rules of all rentals. */
export function RentalSettings({ stored }: { stored: StaffSettingsGroup<"rental"> }) {
  const form = useSettingsForm("rental", stored)
  return (
    <SettingsBox
      title="Regeln"
      id="settings-rental"
      hint="Gilt ab sofort für neue Mieten; bestehende Reservationen bleiben, wie sie sind."
      form={form}
    >
      {FIELDS.map(({ name, ...field }) => (
        <NumberField
          key={name}
          name={name}
          {...field}
          value={form.draft[name]}
          error={form.error}
          onChange={(value) => form.change({ [name]: value })}
        />
      ))}
      <Field
        label="Versandschluss (Uhrzeit, bis zu der am selben Tag versandt wird)"
        name="dispatchCutOff"
        error={form.error}
      >
        {(props) => (
          <TimeInput
            {...props}
            value={form.draft.dispatchCutOff}
            onChange={(dispatchCutOff) => form.change({ dispatchCutOff })}
          />
        )}
      </Field>
    </SettingsBox>
  )
}

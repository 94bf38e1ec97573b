import { NumberField } from "#admin/ui/form/number-field"
import { ResourceBox } from "#admin/ui/form/resource-box"
import { TextField } from "#admin/ui/form/text-field"
import type { StaffSettingsGroup } from "../wire/staff-settings"
import { useSettings } from "./use-settings"

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
  const rental = useSettings("rental", stored)
  const { control } = rental
  return (
    <ResourceBox
      resource={rental}
      title="Regeln"
      id="settings-rental"
      hint="Gilt ab sofort für neue Mieten; bestehende Reservationen bleiben, wie sie sind."
    >
      {FIELDS.map((field) => (
        <NumberField key={field.name} control={control} {...field} />
      ))}
      <TextField
        control={control}
        label="Versandschluss (Uhrzeit, bis zu der am selben Tag versandt wird)"
        name="dispatchCutOff"
        placeholder="16:00"
      />
    </ResourceBox>
  )
}

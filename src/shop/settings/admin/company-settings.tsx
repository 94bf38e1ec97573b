import { TextField } from "#admin/ui/text-field"
import type { StaffSettingsGroup } from "../wire/staff-settings"
import { SettingsBox } from "./settings-box"
import { useSettingsForm } from "./use-settings-form"

const FIELDS = [
  ["name", "Firma"],
  ["address", "Strasse und Hausnummer"],
  ["postalcode", "PLZ"],
  ["city", "Ort"],
  ["phone", "Telefon"],
  ["mail", "E-Mail"],
  ["uid", "UID"],
  ["vatNumber", "MWST-Nummer"],
] as const

/** Who the shop is. */
export function CompanySettings({ stored }: { stored: StaffSettingsGroup<"company"> }) {
  const form = useSettingsForm("company", stored)
  return (
    <SettingsBox
      title="Firma"
      id="settings-company"
      hint="Steht in Fusszeile, Kontakt, Mails, Protokollen und Kalendereinträgen, UID und MWST-Nummer unter den Mails. Impressum, AGB und Datenschutz sind Texte: Passen Sie sie unter «Inhalte» an. Briefkopf und Bankverbindung der Rechnungen kommen aus bexio."
      form={form}
    >
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          value={form.draft[name]}
          error={form.error}
          onChange={(value) => form.change({ [name]: value })}
        />
      ))}
    </SettingsBox>
  )
}

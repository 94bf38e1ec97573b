import { ResourceBox } from "#admin/ui/form/resource-box"
import { TextField } from "#admin/ui/form/text-field"
import type { StaffSettingsGroup } from "../wire/staff-settings"
import { useSettings } from "./use-settings"

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
  const company = useSettings("company", stored)
  return (
    <ResourceBox
      resource={company}
      title="Firma"
      id="settings-company"
      hint="Steht in Fusszeile, Kontakt, Mails, Protokollen und Kalendereinträgen, UID und MWST-Nummer unter den Mails. Impressum, AGB und Datenschutz sind Texte: Passen Sie sie unter «Inhalte» an. Briefkopf und Bankverbindung der Rechnungen kommen aus der Buchhaltung."
    >
      {FIELDS.map(([name, label]) => (
        <TextField key={name} control={company.control} label={label} name={name} />
      ))}
    </ResourceBox>
  )
}

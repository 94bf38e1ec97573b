import { ResourceBox } from "#admin/ui/form/resource-box"
import { TextField } from "#admin/ui/form/text-field"
import type { StaffSettingsGroup } from "../wire/staff-settings"
import { SocialLinksField } from "./social-links-field"
import { useSettings } from "./use-settings"

const FIELDS = [
  ["supportHours", "Supportzeiten"],
  ["mailHours", "Wann E-Mails gelesen werden"],
  ["chatUrl", "Adresse des Chats"],
  ["appointmentUrl", "Adresse der Terminbuchung"],
  ["titleSuffix", "Zusatz der Seitentitel"],
  ["trademarkNote", "Hinweis zu Marken"],
  ["sampleNote", "Hinweis im Demobetrieb"],
] as const

/** How the shop can be reached, and what every page says. */
export function PageSettings({ stored }: { stored: StaffSettingsGroup<"page"> }) {
  const page = useSettings("page", stored)
  return (
    <ResourceBox
      resource={page}
      title="Kontakt und Seiten"
      id="settings-page"
      hint="Chat, Terminbuchung und Netzwerke ohne Adresse zeigt der Shop nicht."
    >
      {FIELDS.map(([name, label]) => (
        <TextField key={name} control={page.control} label={label} name={name} />
      ))}
      <SocialLinksField control={page.control} />
    </ResourceBox>
  )
}

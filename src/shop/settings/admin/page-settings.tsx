import { TextField } from "#admin/ui/text-field"
import type { StaffSettingsGroup } from "../wire/staff-settings"
import { SettingsBox } from "./settings-box"
import { SocialLinksField } from "./social-links-field"
import { useSettingsForm } from "./use-settings-form"

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
  const form = useSettingsForm("page", stored)
  return (
    <SettingsBox
      title="Kontakt und Seiten"
      id="settings-page"
      hint="Chat, Terminbuchung und Netzwerke ohne Adresse zeigt der Shop nicht."
      form={form}
    >
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          value={form.draft[name] ?? ""}
          error={form.error}
          onChange={(value) => form.change({ [name]: value })}
        />
      ))}
      <SocialLinksField
        links={form.draft.socialLinks}
        error={form.error}
        onChange={(socialLinks) => form.change({ socialLinks })}
      />
    </SettingsBox>
  )
}

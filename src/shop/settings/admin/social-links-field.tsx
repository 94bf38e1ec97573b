import { Button, Text } from "@medusajs/ui"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { TextField } from "#admin/ui/text-field"
import type { PageSettings } from "../wire/shop-settings"

type Links = PageSettings["socialLinks"]

interface SocialLinksFieldProps {
  links: Links
  error: Error | null
  onChange(links: Links): void
}

/** Profiles elsewhere, in the order in which the footer shows them. */
export function SocialLinksField({ links, error, onChange }: SocialLinksFieldProps) {
  const set = (index: number, part: Partial<Links[number]>) =>
    onChange(links.map((link, place) => (place === index ? { ...link, ...part } : link)))
  return (
    <fieldset className="flex flex-col gap-y-3 md:col-span-2">
      <legend className="txt-compact-small-plus pb-2">Soziale Netzwerke</legend>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links have nothing but their place to be known by while they are typed.
        <div key={index} className="grid grid-cols-1 items-end gap-3 md:grid-cols-[1fr_2fr_auto]">
          <TextField
            label={`Name ${index + 1}`}
            name={`socialLinks.${index}.name`}
            value={link.name}
            error={error}
            onChange={(name) => set(index, { name })}
          />
          <TextField
            label={`Adresse ${index + 1}`}
            name={`socialLinks.${index}.url`}
            value={link.url}
            error={error}
            onChange={(url) => set(index, { url })}
          />
          <Button
            type="button"
            size="small"
            variant="secondary"
            aria-label={`Eintrag ${index + 1} entfernen`}
            onClick={() => onChange(links.filter((_, place) => place !== index))}
          >
            Entfernen
          </Button>
        </div>
      ))}
      {fieldMessages(error, "socialLinks").map((message) => (
        <Text key={message} size="small" className="text-ui-fg-error">
          {message}
        </Text>
      ))}
      <Button
        type="button"
        size="small"
        variant="secondary"
        className="self-start"
        onClick={() => onChange([...links, { name: "", url: "" }])}
      >
        Netzwerk hinzufügen
      </Button>
    </fieldset>
  )
}

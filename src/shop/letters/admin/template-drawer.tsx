import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"
import type { LetterTemplateBody, StaffLetterTemplate } from "../wire/letters"

export const TEMPLATES = "/admin/letter-templates"

interface TemplateDrawerProps {
  /** Null for a new one. */
  template: StaffLetterTemplate | null
  placeholders: string[]
  onClose(): void
}

/** What a template is called, and what it says. */
export function TemplateDrawer({ template, placeholders, onClose }: TemplateDrawerProps) {
  const { name, subject, text } = template ?? { name: "", subject: "", text: "" }
  const resource = useResource<LetterTemplateBody>({
    path: template ? `${TEMPLATES}/${template.id}` : TEMPLATES,
    list: TEMPLATES,
    initial: { name, subject, text },
    version: template?.version,
    done: "Gespeichert.",
    onDone: onClose,
  })
  const { control } = resource
  return (
    <ResourceForm as="drawer" resource={resource} title={template?.name ?? "Neue Vorlage"} onClose={onClose}>
      <TextField control={control} label="Name" name="name" maxLength={80} hint="Nur für das Team." />
      <TextField control={control} label="Betreff" name="subject" maxLength={120} />
      <LongTextField
        control={control}
        label="Text"
        name="text"
        rows={14}
        maxLength={5000}
        hint={`Was in Klammern steht, setzt der Shop ein: ${placeholders.map((each) => `{${each}}`).join(", ")}.`}
      />
    </ResourceForm>
  )
}

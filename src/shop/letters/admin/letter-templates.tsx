import { Badge, Button, Text } from "@medusajs/ui"
import { useState } from "react"
import { Box } from "#admin/ui/box"
import { ActionButton } from "#admin/ui/form/action-button"
import { Notice } from "#admin/ui/section"
import type { StaffLetterTemplate, StaffLetterTemplates } from "../wire/letters"
import { TEMPLATES, TemplateDrawer } from "./template-drawer"

/** Templates of staff's mails: those in use, and those that aren't any more. */
export function LetterTemplates({ placeholders, templates }: StaffLetterTemplates) {
  const [opened, setOpened] = useState<StaffLetterTemplate | "new" | null>(null)
  return (
    <Box
      title="Mailvorlagen"
      id="letter-templates"
      hint="Womit eine Mail aus einer Bestellung beginnt. Was schon gesendet ist, bleibt, wie es war."
      actions={
        <Button size="small" variant="secondary" onClick={() => setOpened("new")}>
          Neue Vorlage
        </Button>
      }
    >
      {templates.length === 0 && <Notice>Noch keine Vorlagen.</Notice>}
      <ul className="divide-y">
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} onEdit={() => setOpened(template)} />
        ))}
      </ul>
      {opened !== null && (
        <TemplateDrawer
          template={opened === "new" ? null : opened}
          placeholders={placeholders}
          onClose={() => setOpened(null)}
        />
      )}
    </Box>
  )
}

interface TemplateRowProps {
  template: StaffLetterTemplate
  onEdit(): void
}

const TemplateRow = ({ template: { id, name, subject, is_archived: isArchived }, onEdit }: TemplateRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3">
    <div className="min-w-0 flex-1 basis-48">
      <div className="flex flex-wrap items-center gap-2">
        <Text size="small" weight="plus" className="break-words">
          {name}
        </Text>
        {isArchived && <Badge size="2xsmall">archiviert</Badge>}
      </div>
      <Text size="small" className="break-words text-ui-fg-subtle">
        {subject}
      </Text>
    </div>
    <div className="flex gap-2">
      <Button size="small" variant="secondary" aria-label={`${name} bearbeiten`} onClick={onEdit}>
        Bearbeiten
      </Button>
      <ActionButton
        action={isArchived ? "Wieder verwenden" : "Archivieren"}
        aria-label={`${name} ${isArchived ? "wieder verwenden" : "archivieren"}`}
        method="POST"
        path={`${TEMPLATES}/${id}/${isArchived ? "restore" : "archive"}`}
        list={TEMPLATES}
      />
    </div>
  </li>
)

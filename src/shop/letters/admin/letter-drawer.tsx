import { Text } from "@medusajs/ui"
import { useEffect, useState } from "react"
import { newKey } from "#admin/lib/new-key"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { SelectField } from "#admin/ui/form/choice-fields"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField, TextField } from "#admin/ui/form/text-field"
import { TicksField } from "#admin/ui/form/ticks-field"
import { TryAgainDrawer } from "#admin/ui/form/try-again"
import { useResource } from "#admin/ui/form/use-resource"
import { filled } from "../rules/placeholders"
import type { LetterBody, StaffLetterForm } from "../wire/letters"

interface LetterDrawerProps {
  orderId: string
  onClose(): void
}

const TITLE = "Mail schreiben"

/** A mail to the customer of an order, once what it is written with is there. */
export function LetterDrawer({ orderId, onClose }: LetterDrawerProps) {
  const { data, isError, refetch } = useStaffQuery<StaffLetterForm>(`/admin/orders/${orderId}/letters/new`)
  if (data) return <LetterForm orderId={orderId} form={data} onClose={onClose} />
  return isError ? <TryAgainDrawer title={TITLE} onRetry={refetch} onClose={onClose} /> : null
}

/** Begins without a template; what a select holds can't be empty. */
const NO_TEMPLATE = "none"

function LetterForm({
  orderId,
  form: { to, templates, subjects, attachments },
  onClose,
}: LetterDrawerProps & { form: StaffLetterForm }) {
  const [key] = useState(newKey)
  const letter = useResource({
    path: `/admin/orders/${orderId}/letters`,
    list: `/admin/orders/${orderId}/letters`,
    initial: { template: NO_TEMPLATE, about: subjects[0].id, subject: "", text: "", attachments: [] as string[] },
    body: ({ subject, text, attachments: chosen }): LetterBody => ({ key, subject, text, attachments: chosen }),
    done: "Die Mail wird gesendet.",
    onDone: onClose,
  })
  const { control, form } = letter
  const [template, about] = form.watch(["template", "about"])
  // Filled anew for each choice, from what was there when the drawer was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed since stays until another choice
  useEffect(() => {
    const chosen = templates.find(({ id }) => id === template)
    const values = subjects.find(({ id }) => id === about)?.values ?? {}
    if (chosen) letter.change({ subject: filled(chosen.subject, values), text: filled(chosen.text, values) })
  }, [template, about])
  return (
    <ResourceForm as="drawer" resource={letter} title={TITLE} action="Senden" onClose={onClose}>
      <Text size="small" className="break-words text-ui-fg-subtle">
        An {to.join(" und ")}. Antworten gehen an die Mailadresse des Shops.
      </Text>
      <SelectField
        control={control}
        label="Vorlage"
        name="template"
        options={[[NO_TEMPLATE, "Ohne Vorlage"], ...templates.map(({ id, name }) => [id, name] as const)]}
      />
      {subjects.length > 1 && (
        <SelectField
          control={control}
          label="Miete"
          name="about"
          options={subjects.map(({ id, name }) => [id, name] as const)}
        />
      )}
      <TextField
        control={control}
        label="Betreff"
        name="subject"
        maxLength={120}
        hint="Die Bestellnummer wird ergänzt, wenn sie fehlt."
      />
      <LongTextField
        control={control}
        label="Text"
        name="text"
        rows={12}
        maxLength={5000}
        hint="Darunter setzt der Shop den Link zur Bestellung, den Gruss und die Adresse."
      />
      <TicksField
        control={control}
        label="Beilagen"
        name="attachments"
        options={attachments.map(({ key: attachment, name }) => [attachment, name] as const)}
        empty="Zu dieser Bestellung gibt es noch keine Dokumente."
      />
    </ResourceForm>
  )
}

import { Button, Container, Heading, Text } from "@medusajs/ui"
import { type FormEvent, type ReactNode, useContext, useEffect } from "react"
import { GeneralErrors } from "#admin/ui/form-parts"
import { DirtyBoxes } from "./guarded-boxes"

interface SettingsBoxProps {
  title: string
  /** Names the box for tests and links. */
  id: string
  /** What the settings are about, and what follows from a change. */
  hint?: string
  form: { save(): void; error: Error | null; isPending: boolean; isDirty: boolean }
  children: ReactNode
}

/** A group of settings with its own button. */
export function SettingsBox({ title, id, hint, form, children }: SettingsBoxProps) {
  const report = useContext(DirtyBoxes)
  useEffect(() => {
    report(id, form.isDirty)
  }, [report, id, form.isDirty])
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <Container className="divide-y p-0" data-testid={id}>
      <div className="px-6 py-4">
        <Heading level="h2">{title}</Heading>
        {hint && (
          <Text size="small" className="text-ui-fg-subtle">
            {hint}
          </Text>
        )}
      </div>
      <form onSubmit={send} noValidate aria-label={title}>
        <div className="grid grid-cols-1 gap-4 px-6 py-4 md:grid-cols-2">{children}</div>
        <div className="flex flex-col items-end gap-y-2 border-t px-6 py-4">
          <GeneralErrors error={form.error} />
          <Button type="submit" size="small" isLoading={form.isPending} disabled={!form.isDirty}>
            Speichern
          </Button>
        </div>
      </form>
    </Container>
  )
}

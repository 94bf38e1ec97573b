import { Input } from "@medusajs/ui"
import { useState } from "react"
import { Field } from "#admin/ui/form-parts"
import { RichText } from "#admin/ui/rich-text/index"
import type { TitledText } from "#kernel/html/titled-text"

interface TitledFieldProps {
  text: TitledText
  onChange(text: TitledText): void
  error: Error | null
}

/** A title, and the text below it. */
export function TitledField({ text, onChange, error }: TitledFieldProps) {
  const [draft, setDraft] = useState(text)
  const change = (changes: Partial<TitledText>) => {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    onChange(changed)
  }
  return (
    <>
      <Field label="Titel" name="title" error={error}>
        {(props) => <Input {...props} value={draft.title} onChange={({ target }) => change({ title: target.value })} />}
      </Field>
      <Field label="Text" name="html" error={error}>
        {(props) => <RichText {...props} label="Text" value={draft.body} onChange={(body) => change({ body })} />}
      </Field>
    </>
  )
}

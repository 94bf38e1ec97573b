import { Field } from "#admin/ui/form-parts"
import { RichText } from "#admin/ui/rich-text/index"
import { htmlOfTitledText, titledText } from "#kernel/html/titled-text"
import { FaqField } from "./faq-field"
import { TitledField } from "./titled-field"

interface TextFieldProps {
  form: "whole" | "titled" | "faq"
  label: string
  html: string
  onChange(html: string): void
  error: Error | null
}

/** The editor that fits how a text is built. */
export function TextField({ form, label, html, onChange, error }: TextFieldProps) {
  if (form === "faq") return <FaqField html={html} onChange={onChange} />
  if (form === "titled")
    return <TitledField text={titledText(html)} onChange={(text) => onChange(htmlOfTitledText(text))} error={error} />
  return (
    <Field label="Text" name="html" error={error}>
      {(props) => <RichText {...props} label={label} value={html} onChange={onChange} />}
    </Field>
  )
}

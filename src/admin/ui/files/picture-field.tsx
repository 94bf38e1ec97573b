import { fieldMessages } from "../../lib/use-staff-change"
import { FileField } from "./file-field"

interface PictureFieldProps {
  label: string
  /** The wire's name. */
  name: string
  /** Its address; null or "" is none. */
  value: string | null
  error: Error | null
  onChange(url: string | null): void
}

/** One picture, kept by its address. */
export const PictureField = ({ label, name, value, error, onChange }: PictureFieldProps) => (
  <FileField
    label={label}
    use="picture"
    value={value ? { url: value } : null}
    onChange={(file) => onChange(file?.url ?? null)}
    errors={fieldMessages(error, name)}
  />
)

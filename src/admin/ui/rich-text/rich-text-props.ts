export interface RichTextProps {
  id?: string
  /** What the text is, for who can't see where the field is. */
  label: string
  /** HTML; "" for no text. */
  value: string
  /** Called with what was typed, as HTML of `STAFF_HTML`; never before something was changed. */
  onChange(html: string): void
  "aria-invalid"?: boolean
  "aria-describedby"?: string
}

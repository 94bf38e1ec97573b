import { Skeleton } from "@medusajs/ui"
import { lazy, Suspense } from "react"

export interface RichTextProps {
  id?: string
  /** What the text is, for who can't see where the field stands. */
  label: string
  /** HTML; "" for no text. */
  value: string
  /** Called with what was typed, as HTML of `STAFF_HTML`; never before something was changed. */
  onChange(html: string): void
  "aria-invalid"?: boolean
  "aria-describedby"?: string
}

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: Editor } = await import("./rich-text-editor.js")
  return { default: Editor }
})

/** Editor for staff's HTML. Its code is fetched when the first one is shown. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<Skeleton className="h-48 w-full" />}>
    <RichTextEditor {...props} />
  </Suspense>
)

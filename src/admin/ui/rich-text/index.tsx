import { Skeleton } from "@medusajs/ui"
import { lazy, Suspense } from "react"
import type { RichTextProps } from "./rich-text-props"

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

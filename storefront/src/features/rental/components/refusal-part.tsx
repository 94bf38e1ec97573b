import { type ComponentProps, Suspense } from "react"
import { lazyPart } from "@/lib/page/lazy-part"
import type RefusalNote from "./refusal-note"

const refusalNote = lazyPart<ComponentProps<typeof RefusalNote>>(() => import("./refusal-note"))

/** Why the shop refused: a chunk of its own, since few visitors ever see it. */
export const RefusalPart = (props: ComponentProps<typeof RefusalNote>) => (
  <Suspense fallback={null}>
    <refusalNote.Part {...props} />
  </Suspense>
)

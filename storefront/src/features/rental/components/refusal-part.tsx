import type { ComponentProps } from "react"
import { lazyPart } from "@/lib/page/lazy-part"
import type RefusalNote from "./refusal-note"

/** Why the shop refused: a chunk of its own, since few visitors ever see it. */
export const RefusalPart = lazyPart<ComponentProps<typeof RefusalNote>>(() => import("./refusal-note")).Later

import { createContext } from "react"
import type { LazyPart } from "@/lib/page/lazy-part"
import type { CartLine } from "./api/cart"

export interface PeriodChangeProps {
  line: CartLine
  isOpen: boolean
  onClose: () => void
}

/** Where another period is chosen: the page brings the calendar along, which follows when somebody reaches for it. */
export const PeriodChangePart = createContext<LazyPart<PeriodChangeProps> | null>(null)

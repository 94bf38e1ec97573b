import { clx } from "@medusajs/ui"
import type { ReactNode } from "react"

interface ToolButtonProps {
  label: string
  /** Whether what is at the cursor is so already; undefined for what is done, not switched. */
  isPressed?: boolean
  /** Whether what the button opens is open. */
  isExpanded?: boolean
  onClick(): void
  children: ReactNode
}

/** A tool above a text; the text keeps its selection. */
export const ToolButton = ({ label, isPressed, isExpanded, onClick, children }: ToolButtonProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    className={clx(
      "txt-compact-small flex h-8 min-w-8 items-center justify-center rounded-md px-1.5 text-ui-fg-base",
      "hover:bg-ui-bg-base-hover focus-visible:shadow-borders-focus outline-none",
      { "bg-ui-bg-base-pressed": isPressed || isExpanded },
    )}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {children}
  </button>
)

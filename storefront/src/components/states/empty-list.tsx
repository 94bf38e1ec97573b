import type { ReactNode } from "react"
import "./empty.css"

interface EmptyListProps {
  title: string
  hint: string
  /** A way on. */
  children?: ReactNode
}

/** What is in the place of a list without entries. */
export const EmptyList = ({ title, hint, children }: EmptyListProps) => (
  <div className="empty">
    <h3>{title}</h3>
    <p className="muted">{hint}</p>
    {children}
  </div>
)

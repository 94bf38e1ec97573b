import type { ReactNode } from "react"

interface ServiceOptionProps {
  type: "checkbox" | "radio"
  name: string
  title: string
  text?: string
  /** What it costs, and how that is meant. */
  price?: ReactNode
  isChosen: boolean
  onChange: () => void
}

/** One service to choose, or none of a group. */
export const ServiceOption = ({ type, name, title, text, price, isChosen, onChange }: ServiceOptionProps) => (
  <label>
    <input type={type} name={name} checked={isChosen} onChange={onChange} />
    <span className="n">{title}</span>
    <span className="p">{price}</span>
    <span className="d">{text}</span>
  </label>
)

import { Input } from "@medusajs/ui"
import type { ComponentProps } from "react"

interface TimeInputProps extends Omit<ComponentProps<typeof Input>, "value" | "onChange" | "size" | "type"> {
  value: string
  onChange(value: string): void
}

/** A time of day, `HH:MM`. */
export const TimeInput = ({ onChange, ...input }: TimeInputProps) => (
  <Input {...input} placeholder="16:00" autoComplete="off" onChange={({ target }) => onChange(target.value)} />
)

import { Hint, Label, Switch } from "@medusajs/ui"
import { useId } from "react"

interface SwitchFieldProps {
  label: string
  hint?: string
  checked: boolean
  onChange(checked: boolean): void
}

export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-x-3">
      <Switch id={id} checked={checked} onCheckedChange={onChange} aria-describedby={hint ? `${id}-hint` : undefined} />
      <div className="flex flex-col">
        <Label htmlFor={id} size="small" weight="plus">
          {label}
        </Label>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </div>
    </div>
  )
}

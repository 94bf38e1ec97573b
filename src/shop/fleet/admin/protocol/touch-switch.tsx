import { Label, Switch } from "@medusajs/ui"
import { useId } from "react"

interface TouchSwitchProps {
  label: string
  checked: boolean
  onChange(checked: boolean): void
}

/** Yes or no, as large as a finger. */
export function TouchSwitch({ label, checked, onChange }: TouchSwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-x-3">
      <Switch id={id} checked={checked} onCheckedChange={onChange} />
      <Label htmlFor={id} size="small" className="flex min-h-11 flex-1 items-center">
        {label}
      </Label>
    </div>
  )
}

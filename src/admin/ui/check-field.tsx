import { Checkbox, Label } from "@medusajs/ui"
import { useId } from "react"

interface CheckFieldProps {
  label: string
  isChecked: boolean
  onChange(isChecked: boolean): void
}

/** A yes or no with its words beside it. */
export function CheckField({ label, isChecked, onChange }: CheckFieldProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-x-2">
      <Checkbox id={id} checked={isChecked} onCheckedChange={(checked) => onChange(checked === true)} />
      <Label htmlFor={id} size="small">
        {label}
      </Label>
    </div>
  )
}

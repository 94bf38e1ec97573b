import { Button, Checkbox, Label } from "@medusajs/ui"
import { useId } from "react"

interface ChecklistFieldProps {
  items: string[]
  checked: string[]
  onChange(checked: string[]): void
}

/** Points to tick, each as wide as the page, so that a thumb hits them. */
export function ChecklistField({ items, checked, onChange }: ChecklistFieldProps) {
  const isComplete = items.every((item) => checked.includes(item))
  return (
    <div className="flex flex-col gap-y-2">
      <Button type="button" variant="secondary" className="h-11" onClick={() => onChange(isComplete ? [] : [...items])}>
        {isComplete ? "Keine" : "Alles in Ordnung"}
      </Button>
      <ul className="divide-y">
        {items.map((item) => (
          <Point
            key={item}
            text={item}
            isChecked={checked.includes(item)}
            onToggle={() =>
              onChange(checked.includes(item) ? checked.filter((other) => other !== item) : [...checked, item])
            }
          />
        ))}
      </ul>
    </div>
  )
}

const Point = ({ text, isChecked, onToggle }: { text: string; isChecked: boolean; onToggle(): void }) => {
  const id = useId()
  return (
    <li className="flex items-center gap-x-3">
      <Checkbox id={id} checked={isChecked} onCheckedChange={onToggle} />
      <Label htmlFor={id} size="small" className="flex min-h-11 flex-1 items-center py-2">
        {text}
      </Label>
    </li>
  )
}

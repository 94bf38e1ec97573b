import { useId } from "react"
import { useIsHydrated } from "../../lib/page/hydrated"
import "./fields.css"
import "./chips.css"

interface Choice<Value> {
  value: Value
  name: string
}

interface ToggleChipsProps<Value> {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  /** A choice that is pointed at or focused is probably the next one. */
  onIntent?: (value: Value) => void
}

/** One of a few, by buttons that act at once. */
export function ToggleChips<Value extends string | null>(props: ToggleChipsProps<Value>) {
  const { label, choices, chosen, onChoose, onIntent } = props
  const labelId = useId()
  const isHydrated = useIsHydrated()
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons that act at once are no fields of a form
    <div role="group" aria-labelledby={labelId}>
      <span className="lab" id={labelId}>
        {label}
      </span>
      <div className="chips">
        {choices.map(({ value, name }) => (
          <button
            key={value ?? ""}
            type="button"
            className="chip"
            disabled={!isHydrated}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            onPointerEnter={() => onIntent?.(value)}
            onFocus={() => onIntent?.(value)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}

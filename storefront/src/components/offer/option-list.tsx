import { memo } from "react"
import { chfOfWire } from "#kernel/format-chf"
import { useIsHydrated } from "../../lib/page/hydrated"
import "./options.css"

export interface Option {
  id: string
  name: string
  text: string
  price: string
}

interface OptionListProps {
  title: string
  /** Name of the radio group. */
  name: string
  options: Option[]
  chosenId: string
  onChoose: (id: string) => void
}

/** One step of the offer: options with their price, one of which is chosen. */
export const OptionList = memo(({ title, name, options, chosenId, onChoose }: OptionListProps) => (
  <fieldset className="step" disabled={!useIsHydrated()}>
    <legend>{title}</legend>
    <div className="opts">
      {options.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === chosenId}
            onChange={() => onChoose(option.id)}
          />
          <span className="n">{option.name}</span>
          <span className="p">{chfOfWire(option.price)}</span>
          <span className="d">{option.text}</span>
        </label>
      ))}
    </div>
  </fieldset>
))

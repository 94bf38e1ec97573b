import { memo } from "react"
import { useTranslation } from "react-i18next"
import { fromWireMoney } from "#kernel/money"
import { useIsHydrated } from "../../lib/page/hydrated"
import { priceOrFree } from "../../lib/price-or-free"
import "./styles/options.css"
import "@/styles/parts/step.css"

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
export const OptionList = memo(({ title, name, options, chosenId, onChoose }: OptionListProps) => {
  const { t } = useTranslation()
  return (
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
            <span className="p">{priceOrFree(fromWireMoney(option.price), t("free"))}</span>
            <span className="d">{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
})

import { useState } from "react"
import { quantityOf } from "#kernel/quantity"
import { useIsHydrated } from "../../lib/page/hydrated"
import { Stepper } from "./stepper"

interface QuantityInputProps {
  quantity: number
  onChange: (quantity: number) => void
  label: string
  lessLabel: string
  moreLabel: string
}

/** What is typed counts at once; what is no quantity counts as 1 (spec "public shop" §5) and is replaced on leaving. */
export const QuantityInput = ({ quantity, onChange, label, lessLabel, moreLabel }: QuantityInputProps) => {
  const [draft, setDraft] = useState<string | null>(null)
  const isHydrated = useIsHydrated()

  const type = (text: string) => {
    setDraft(text)
    onChange(quantityOf(text))
  }
  const step = (by: number) => {
    setDraft(null)
    onChange(quantityOf(quantity + by))
  }
  return (
    <Stepper
      lessLabel={lessLabel}
      moreLabel={moreLabel}
      canStepDown={isHydrated && quantity !== 1}
      canStepUp={isHydrated}
      onStep={step}
    >
      <input
        type="number"
        inputMode="numeric"
        min={1}
        value={draft ?? quantity}
        disabled={!isHydrated}
        aria-label={label}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
      />
    </Stepper>
  )
}

import type { ReactNode } from "react"
import { Icon } from "../icon"
import "./styles/stepper.css"

interface StepperProps {
  lessLabel: string
  moreLabel: string
  canStepDown: boolean
  canStepUp?: boolean
  onStep: (by: 1 | -1) => void
  /** The field between the buttons. */
  children: ReactNode
}

/** A number with a button for one less and one for one more. */
export const Stepper = ({ lessLabel, moreLabel, canStepDown, canStepUp = true, onStep, children }: StepperProps) => (
  <div className="qty">
    <button type="button" aria-label={lessLabel} disabled={!canStepDown} onClick={() => onStep(-1)}>
      <Icon name="minus" small />
    </button>
    {children}
    <button type="button" aria-label={moreLabel} disabled={!canStepUp} onClick={() => onStep(1)}>
      <Icon name="plus" small />
    </button>
  </div>
)

import type { ReactNode } from "react"
import { Button } from "../button"
import { RefusalText } from "../refusal-text"
import { Rolling } from "./rolling"

interface BuyBarProps {
  /** What is priced, where that is chosen on the page. */
  subject?: string
  price: string
  /** Below the price: what it includes, or why nothing can be added now. */
  note: ReactNode
  /** Named next to the button: what comes along, and its price. */
  companion?: string
  /** Name of the button. */
  action: string
  isDisabled: boolean
  isBusy: boolean
  /** The answer to the last attempt; a refusal is shown next to the button. */
  error?: Error | null
  onAdd: () => void
}

/** Price and button; on phones they stay at the bottom of the page. */
export const BuyBar = ({
  subject,
  price,
  note,
  companion,
  action,
  isDisabled,
  isBusy,
  error = null,
  onAdd,
}: BuyBarProps) => (
  <div className="buy">
    <RefusalText error={error} />
    {subject && <p className="subject">{subject}</p>}
    <div>
      <b aria-live="polite">
        <Rolling text={price} />
      </b>
      <small>{note}</small>
    </div>
    <Button disabled={isDisabled} busy={isBusy} onClick={onAdd}>
      {action}
    </Button>
    {companion && <small className="why">{companion}</small>}
  </div>
)

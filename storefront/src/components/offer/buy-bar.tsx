import { type ReactNode, type RefObject, useRef } from "react"
import { useTranslation } from "react-i18next"
import { unbroken } from "@/lib/unbroken"
import { useOptionalPart } from "../../lib/page/optional-part"
import { useMoment } from "../../lib/page/use-moment"
import { paths } from "../../lib/paths"
import { toast } from "../../lib/toast"
import { Button } from "../button"
import { RefusalText } from "../refusal-text"
import { Rolling } from "./rolling"
import type { AddedLine } from "./small-cart/small-cart"
import "./styles/buy-bar.css"

interface BuyBarProps {
  /** What is priced, where that is chosen on the page. */
  subject?: string
  /** What the price is made of, or what is still to be known. */
  details?: string | null
  price: string
  /** Below the price: what it includes, or why nothing can be added now. */
  note: ReactNode
  /** Named next to the button: what comes along, and its price. */
  companion?: string
  /** Name of the button. */
  action: string
  /** What has to be chosen before anything can be added: the button leads there instead. */
  first?: { action: string; go: () => void } | null
  isDisabled: boolean
  isBusy: boolean
  /** The answer to the last attempt; a refusal is shown next to the button. */
  error?: Error | null
  onAdd: () => void
  /** What the last attempt has put into the cart, until it has been seen. */
  added: AddedLine | null
  onSeen: () => void
  /** Where to go on from what was added, if not from the button. */
  next?: RefObject<HTMLElement | null>
}

/** Price and button; on phones they stay at the bottom of the page. What was added is said above the button. */
export const BuyBar = ({ subject, details, price, note, companion, isDisabled, isBusy, ...rest }: BuyBarProps) => {
  const { error = null, action, first = null, onAdd, added, onSeen, next } = rest
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const isDone = useMoment(added)
  const SmallCart = useOptionalPart(
    added !== null,
    () => import("./small-cart/small-cart"),
    () => {
      if (added) toast(added.title, "ok", { to: paths.cart, label: t("toCart") })
      onSeen()
    },
  )
  return (
    <div className="buy">
      {SmallCart && added && <SmallCart line={added} backTo={next ?? button} onClose={onSeen} />}
      <RefusalText error={error} />
      {subject && (
        <p className="subject">
          {unbroken(subject)}
          {details && <small>{unbroken(details)}</small>}
        </p>
      )}
      <div>
        <b aria-live="polite">
          <Rolling text={price} />
        </b>
        <small>{note}</small>
      </div>
      <Button
        ref={button}
        look={first && !isDone ? "2" : "1"}
        disabled={isDisabled}
        done={isDone}
        busy={isBusy}
        onClick={first?.go ?? onAdd}
      >
        {isDone ? t("added") : (first?.action ?? action)}
      </Button>
      {companion && <small className="why">{companion}</small>}
    </div>
  )
}

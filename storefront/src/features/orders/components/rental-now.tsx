import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInWords } from "#kernel/format-day"
import { useShop } from "@/lib/shop"
import { unbroken } from "@/lib/unbroken"
import type { CancellationOffer, RentalChange, RentalStatus } from "../rental-status"
import "../orders.css"

const LOOK = { reserved: "ok", handed_over: "ok", returned: "off", cancelled: "off" } as const

/** Where nothing is charged, or nothing given back, a sentence of its own. */
const FREE = {
  extension: "change.free.extension",
  rescheduling: "change.free.rescheduling",
  damage: "change.free.damage",
  refund: "change.free.refund",
} as const
const isSaidFree = (kind: RentalChange["kind"]): kind is keyof typeof FREE => kind in FREE
const sentenceOf = ({ kind, net, refunded }: RentalChange) =>
  isSaidFree(kind) && net === 0 && !refunded ? FREE[kind] : (`change.${kind}` as const)

const ChangeLine = ({ change }: { change: RentalChange }) => {
  const { t } = useTranslation("orders")
  return (
    <li>
      {t(sentenceOf(change), {
        day: dayInWords(change.day),
        newStart: change.newStart ? dayInWords(change.newStart) : "",
        newEnd: change.newEnd ? dayInWords(change.newEnd) : "",
        percent: change.percent ?? 100,
        fee: chfWithRappen(change.net),
        refunded: chfWithRappen(change.refunded ?? 0),
        description: change.description,
      })}
      {change.isWaived && ` ${t("change.waived")}`}
    </li>
  )
}

const CancellationCost = ({ offer }: { offer: CancellationOffer }) => {
  const { t } = useTranslation("orders")
  const fees = { fee: chfWithRappen(offer.net), full: chfWithRappen(offer.fullFee) }
  return (
    <p>
      {offer.halfFeeUntil
        ? t("standing.costHalf", { ...fees, day: unbroken(dayInWords(offer.halfFeeUntil)), percent: offer.percent })
        : t("standing.costWhole", fees)}
    </p>
  )
}

/**
 * Where a rental is: its state, what has happened to it, and what a cancellation costs today. After a change it takes
 * the focus, since the button that asked for it may be gone.
 */
export const RentalNow = ({ status, changes }: { status: RentalStatus; changes: RentalChange[] }) => {
  const { t } = useTranslation("orders")
  const { phone, phoneHref } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const known = useRef(changes.length)
  useEffect(() => {
    if (changes.length > known.current) place.current?.focus()
    known.current = changes.length
  }, [changes.length])
  const { state, cancellation, cancellationBar } = status
  const callsFor = cancellationBar === "dispatched" || cancellationBar === "handed_over" ? cancellationBar : null
  return (
    <div className="rent-now" ref={place} tabIndex={-1}>
      <p>
        <span className={`bdg bdg-${LOOK[state]}`}>{t(`standing.state.${state}`)}</span>
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </ul>
      )}
      {cancellationBar === null && <CancellationCost offer={cancellation} />}
      {callsFor && (
        <p>
          {t(`standing.bar.${callsFor}`)} <a href={phoneHref}>{phone}</a>
        </p>
      )}
    </div>
  )
}

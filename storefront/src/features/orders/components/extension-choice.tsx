import texts from "@words/customer/extension.json"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { chf, chfWithRappen } from "#kernel/format-chf"
import { dayInWords, periodInWords } from "#kernel/format-day"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { Button } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Note } from "@/components/note"
import { Spinner } from "@/components/spinner"
import { addTexts } from "@/lib/i18n"
import { useShop } from "@/lib/shop"
import { toast } from "@/lib/toast"
import { type RentalOfOrder, useExtendRental } from "../api/change-rental"
import { useExtension } from "../api/extension"
import type { ExtensionOffer, ExtensionOption } from "../extension"
import { ChargeLedger } from "./charge-ledger"
import "@/components/form/fields.css"
import { unbroken } from "@/lib/unbroken"

addTexts("extension", texts)

export interface ExtensionChoiceProps {
  rental: RentalOfOrder
  /** Of the order. */
  vatPercent: string
  name: string
  period: RentalPeriod
  onClose: () => void
}

const limitDay = ({ limit }: ExtensionOffer) => (limit?.day ? dayInWords(limit.day) : null)

/**
 * The later ends that can be had now, with their prices; taking one that is gone meanwhile shows what remains. Of an end whose
 * answer was lost nobody knows whether it is booked: it stays as it was sent, since a further one would be ordered on top.
 */
const ExtensionChoice = ({ rental, vatPercent, name, period, onClose }: ExtensionChoiceProps) => {
  const { t } = useTranslation(["extension", "common"])
  const { phone } = useShop()
  const id = useId()
  const [chosenEnd, setChosenEnd] = useState("")
  const extension = useExtendRental(rental, {
    onDone: () => {
      onClose()
      toast(t("done", { name }))
    },
    onRefused: () => void refetch(),
  })
  const { data: offer, isError, refetch } = useExtension(rental, !extension.isIdle)
  const chosen = offer?.options.find(({ end }) => end === chosenEnd) ?? offer?.options[0]

  if (isError && !offer)
    return (
      <Note kind="err">
        <p>{t("common:error.genericWithPhone", { phone })}</p>
        <Button look="2" small onClick={() => void refetch()}>
          {t("common:action.retry")}
        </Button>
      </Note>
    )
  if (!offer) return <Spinner onRetry={() => void refetch()} />

  /** Days × price where that is what they cost; rates, a discount and days that are paid already make it less. */
  const labelOf = ({ days, net, services }: ExtensionOption) =>
    services.reduce((rent, { amount }) => rent - amount, net) === days * offer.pricePerDay
      ? t("price", { count: days, price: chf(offer.pricePerDay) })
      : t("priceOfDays", { count: days })
  const day = limitDay(offer)
  const limit = offer.limit && t(day ? `limit.${offer.limit.reason}` : "limit.noDay", { day })

  return (
    <>
      <p>
        <strong>{name}</strong>
        <br />
        {unbroken(t("now", { period: periodInWords({ start: period.start, end: offer.from }) }))}
      </p>
      {chosen ? (
        <>
          <div className="f">
            <label htmlFor={id}>{t("newEnd")}</label>
            <select
              id={id}
              className="in"
              value={chosen.end}
              aria-describedby={limit ? `${id}-limit` : undefined}
              onChange={(event) => setChosenEnd(event.target.value)}
            >
              {offer.options.map(({ end, net }) => (
                <option key={end} value={end}>
                  {t("option", { day: dayInWords(end), price: chfWithRappen(net) })}
                </option>
              ))}
            </select>
            {limit && (
              <p className="hint" id={`${id}-limit`}>
                {limit}
              </p>
            )}
          </div>
          <ChargeLedger
            charge={chosen}
            vatPercent={vatPercent}
            label={labelOf(chosen)}
            parts={chosen.services}
            total={t("total")}
          />
          <p className="hint">
            {unbroken(t("then", { period: periodInWords({ start: period.start, end: chosen.end }) }))}
          </p>
          {offer.calibrationEnd && offer.calibrationEnd < chosen.end && (
            <Note kind="warn">
              <p>{t("calibration", { day: dayInWords(offer.calibrationEnd), phone })}</p>
            </Note>
          )}
          {chosen.isAboveLimit && (
            <Note kind="warn">
              <p>{t("aboveLimit")}</p>
            </Note>
          )}
        </>
      ) : (
        <Note kind="warn">
          <p>
            {limit ?? t("none")} {t("call", { phone })}
          </p>
        </Note>
      )}
      <FailureNote error={extension.error} />
      <div className="acts">
        <Button look="2" onClick={onClose}>
          {t("keep")}
        </Button>
        {chosen && !chosen.isAboveLimit && (
          <Button busy={extension.isPending} onClick={() => extension.mutate(chosen)}>
            {t(chosen.net > 0 ? "confirm" : "confirmFree")}
          </Button>
        )}
      </div>
    </>
  )
}

export default ExtensionChoice

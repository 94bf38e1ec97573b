import { useState } from "react"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInWords, periodInWords } from "#kernel/format-day"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { FailureNote } from "@/components/form/failure-note"
import { refusalReasons } from "@/components/form/refusal"
import { ApiError } from "@/lib/http/api-error"
import { toast } from "@/lib/toast"
import { useCancelRental } from "../api/change-rental"
import type { Order } from "../order"
import type { RentalStatus } from "../rental-status"
import { ChargeLedger } from "./charge-ledger"

interface CancelRentalProps {
  order: Pick<Order, "id" | "vatPercent">
  line: { id: string; name: string }
  /** What came with it and goes with it. */
  companions: { name: string }[]
  status: RentalStatus
}

/** It can't be cancelled at all; a changed fee can be agreed to, a lost answer asked for again. */
const isFinal = (error: Error) => error instanceof ApiError && error.isRefusal && error.status !== 409

/** Shows what the cancellation costs today and cancels for exactly that; a fee that has changed is shown and asked again. */
export const CancelRental = ({ order, line, companions, status }: CancelRentalProps) => {
  const { t } = useTranslation("orders")
  const [isAsking, setIsAsking] = useState(false)
  const { cancellation: offer, period } = status
  const cancellation = useCancelRental(
    { orderId: order.id, lineId: line.id },
    {
      onDone: () => {
        setIsAsking(false)
        toast(t("cancel.done", { name: line.name }))
      },
      onRefused: (error) => {
        if (!isFinal(error)) return
        setIsAsking(false)
        toast(refusalReasons(error).join(" "), "err")
      },
    },
  )
  const close = () => {
    setIsAsking(false)
    cancellation.reset()
  }

  return (
    <>
      <button
        type="button"
        className="link-b"
        aria-label={t("cancel.openNamed", { name: line.name })}
        onClick={() => {
          cancellation.reset()
          setIsAsking(true)
        }}
      >
        {t("cancel.open")}
      </button>
      <Dialog
        title={t("cancel.title")}
        isOpen={isAsking}
        onClose={close}
        actions={
          <>
            <Button look="2" onClick={close}>
              {t("cancel.keep")}
            </Button>
            <Button look="x" busy={cancellation.isPending} onClick={() => cancellation.mutate(offer)}>
              {t(offer.net > 0 ? "cancel.confirm" : "cancel.confirmFree")}
            </Button>
          </>
        }
      >
        <p>
          <strong>{line.name}</strong>
          <br />
          {periodInWords(period)}
        </p>
        <ChargeLedger
          charge={offer}
          vatPercent={order.vatPercent}
          label={
            offer.percent === 100
              ? t("cancel.shareWhole")
              : t("cancel.share", { percent: offer.percent, rent: chfWithRappen(offer.fullFee) })
          }
          total={t("cancel.total")}
        />
        <p className="hint">
          {offer.halfFeeUntil ? t("cancel.halfUntil", { day: dayInWords(offer.halfFeeUntil) }) : t("cancel.whole")}{" "}
          {t("cancel.notRendered")}
          {companions.length > 0 &&
            ` ${t("cancel.companions", { names: companions.map(({ name }) => name).join(", ") })}`}
        </p>
        <FailureNote error={cancellation.error} />
      </Dialog>
    </>
  )
}

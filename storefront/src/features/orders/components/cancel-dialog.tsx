import texts from "@words/customer/cancellation.json"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInWords, periodInWords } from "#kernel/format-day"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { FailureNote } from "@/components/form/failure-note"
import { refusalReasons } from "@/components/form/refusal"
import type { ApiError } from "@/lib/http/api-error"
import { addTexts } from "@/lib/i18n"
import { toast } from "@/lib/toast"
import { useCancelRental } from "../api/change-rental"
import type { Order } from "../order"
import type { RentalStatus } from "../rental-status"
import { ChargeLedger } from "./charge-ledger"
import "@/components/form/fields.css"
import { unbroken } from "@/lib/unbroken"

addTexts("cancellation", texts)

export interface CancelDialogProps {
  order: Pick<Order, "id" | "vatPercent">
  line: { id: string; name: string }
  /** What came with it and goes with it. */
  companions: { name: string }[]
  status: RentalStatus
  isOpen: boolean
  onClose: () => void
}

/** It can't be cancelled at all; a changed fee can be agreed to. */
const isFinal = (error: ApiError) => error.status !== 409

/** Shows what the cancellation costs today and cancels for exactly that; a fee that has changed is shown and asked again. */
const CancelDialog = ({ order, line, companions, status, isOpen, onClose }: CancelDialogProps) => {
  const { t } = useTranslation("cancellation")
  const { cancellation: offer, period } = status
  const cancellation = useCancelRental(
    { orderId: order.id, lineId: line.id },
    {
      onDone: () => {
        onClose()
        toast(t("done", { name: line.name }))
      },
      onRefused: (error) => {
        if (!isFinal(error)) return
        onClose()
        toast(refusalReasons(error).join(" "), "err")
      },
    },
  )
  const close = () => {
    onClose()
    cancellation.reset()
  }

  return (
    <Dialog
      title={t("title")}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button look="2" onClick={close}>
            {t("keep")}
          </Button>
          <Button look="x" busy={cancellation.isPending} onClick={() => cancellation.mutate(offer)}>
            {t(offer.net > 0 ? "confirm" : "confirmFree")}
          </Button>
        </>
      }
    >
      <p>
        <strong>{line.name}</strong>
        <br />
        {unbroken(periodInWords(period))}
      </p>
      <ChargeLedger
        charge={offer}
        vatPercent={order.vatPercent}
        label={
          offer.percent === 100
            ? t("shareWhole")
            : t("share", { percent: offer.percent, rent: chfWithRappen(offer.fullFee) })
        }
        total={t("total")}
      />
      <p className="hint">
        {offer.halfFeeUntil ? t("halfUntil", { day: dayInWords(offer.halfFeeUntil) }) : t("whole")} {t("notRendered")}
        {companions.length > 0 && ` ${t("companions", { names: companions.map(({ name }) => name).join(", ") })}`}
      </p>
      <FailureNote error={cancellation.error} />
    </Dialog>
  )
}

export default CancelDialog

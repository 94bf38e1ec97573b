import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import type { OrderRequestWire } from "#shop/approvals/wire/order-request"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { FailureNote } from "@/components/form/failure-note"
import { useRefuse } from "../api/requests"
import "@/components/form/fields.css"

interface RefuseDialogProps {
  request: OrderRequestWire
  isOpen: boolean
  onClose: () => void
}

/** Nobody is refused without a word. */
export const RefuseDialog = ({ request, isOpen, onClose }: RefuseDialogProps) => {
  const { t } = useTranslation("approvals")
  const [reason, setReason] = useState("")
  const refuse = useRefuse(request.id)
  const reasonId = useId()
  return (
    <Dialog
      title={t("answer.refuseTitle")}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button look="2" onClick={onClose}>
            {t("answer.cancel")}
          </Button>
          <Button
            look="x"
            busy={refuse.isPending}
            disabled={reason.trim() === ""}
            onClick={() => refuse.mutate(reason.trim())}
          >
            {t("answer.refuse")}
          </Button>
        </>
      }
    >
      <FailureNote error={refuse.error} />
      <div className="f">
        <label htmlFor={reasonId}>{t("answer.reason")}</label>
        <textarea
          id={reasonId}
          className="in"
          rows={3}
          maxLength={500}
          value={reason}
          aria-describedby={`${reasonId}-hint`}
          onChange={({ target }) => setReason(target.value)}
        />
        <p id={`${reasonId}-hint`} className="hint">
          {t("answer.reasonHint", { name: request.requester.name })}
        </p>
      </div>
    </Dialog>
  )
}

import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import type { OrderRequestWire } from "#shop/approvals/wire/order-request"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { FailureNote } from "@/components/form/failure-note"
import { persistedInput } from "@/components/form/persisted-input"
import { useRefuse } from "../api/requests"
import "@/components/form/fields.css"

interface RefuseDialogProps {
  request: OrderRequestWire
  /** Whose reason is kept in this tab until it is sent or given up; null while that isn't known. */
  owner: string | null
  isOpen: boolean
  onClose: () => void
}

/** Nobody is refused without a word. */
export const RefuseDialog = ({ request, owner, isOpen, onClose }: RefuseDialogProps) => {
  const { t } = useTranslation("approvals")
  const refuse = useRefuse(request.id)
  const form = `refuse ${request.id}`
  const kept = owner !== null && persistedInput.get(form, owner)?.reason
  const [typed, setTyped] = useState<string | null>(null)
  const reason = typed ?? (typeof kept === "string" ? kept : "")
  const write = (text: string) => {
    setTyped(text)
    if (owner !== null) persistedInput.set(form, owner, { reason: text })
  }
  const forget = () => persistedInput.forget(form)
  const cancel = () => {
    setTyped("")
    forget()
    onClose()
  }
  /** A failure is said by the mutation; what is sent may take this dialog off the page before it is forgotten. */
  const send = () => refuse.mutateAsync(reason.trim()).then(forget, () => undefined)
  const reasonId = useId()
  return (
    <Dialog
      title={t("answer.refuseTitle")}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button look="2" onClick={cancel}>
            {t("answer.cancel")}
          </Button>
          <Button look="x" busy={refuse.isPending} disabled={reason.trim() === ""} onClick={() => void send()}>
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
          onChange={({ target }) => write(target.value)}
        />
        <p id={`${reasonId}-hint`} className="hint">
          {t("answer.reasonHint", { name: request.requester.name })}
        </p>
      </div>
    </Dialog>
  )
}

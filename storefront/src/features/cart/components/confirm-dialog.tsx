import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"

interface ConfirmDialogProps {
  title: string
  confirm: string
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** Asks before something leaves the cart; the safe answer comes first. */
export const ConfirmDialog = ({ title, confirm, isOpen, isBusy, onClose, onConfirm, children }: ConfirmDialogProps) => {
  const { t } = useTranslation("cart")
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button look="2" onClick={onClose}>
            {t("removeDialog.cancel")}
          </Button>
          <Button look="x" busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

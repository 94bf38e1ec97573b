import { useState } from "react"
import { useTranslation } from "react-i18next"
import { toast } from "@/lib/toast"
import { useClearCart } from "../api/clear-cart"
import { ConfirmDialog } from "./confirm-dialog"
import "../cart.css"

/** Takes everything out at once, companions included. */
export const ClearButton = ({ count }: { count: number }) => {
  const { t } = useTranslation("cart")
  const [isAsking, setIsAsking] = useState(false)
  const clearing = useClearCart(() => toast(t("cleared")))
  return (
    <div className="clear">
      <button type="button" className="link-b" onClick={() => setIsAsking(true)}>
        {t("clear")}
      </button>
      <ConfirmDialog
        title={t("clearDialog.title")}
        confirm={t("clearDialog.confirm")}
        isOpen={isAsking}
        isBusy={clearing.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => clearing.mutate()}
      >
        <p>{t("clearDialog.text", { count })}</p>
      </ConfirmDialog>
    </div>
  )
}

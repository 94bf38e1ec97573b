import { useState } from "react"
import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import { Icon } from "@/components/icon"
import { toast } from "@/lib/toast"
import { trackRemoved } from "../analytics"
import type { CartLine } from "../api/cart"
import { useRemoveLine } from "../api/remove-line"
import { ConfirmDialog } from "./confirm-dialog"

interface RemoveButtonProps {
  line: CartLine
  /** Lines that go along with it. */
  companions: CartLine[]
}

export const RemoveButton = ({ line, companions }: RemoveButtonProps) => {
  const { t } = useTranslation("cart")
  const [isAsking, setIsAsking] = useState(false)
  const name = line.period ? `${line.name}, ${periodInWords(line.period)}` : line.name

  const removal = useRemoveLine(line, () => {
    trackRemoved([line, ...companions])
    toast(t("removed", { name: line.name }))
    setIsAsking(false)
  })

  return (
    <>
      <button
        type="button"
        className="link-b"
        aria-label={t("line.removeNamed", { name: line.name })}
        onClick={() => setIsAsking(true)}
      >
        <Icon name="trash" small />
        {t("line.remove")}
      </button>
      <ConfirmDialog
        title={t("removeDialog.title")}
        confirm={t("removeDialog.confirm")}
        isOpen={isAsking}
        isBusy={removal.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => removal.mutate()}
      >
        <p>
          {name}.{companions.length > 0 && ` ${t("removeDialog.companion")}`}
        </p>
      </ConfirmDialog>
    </>
  )
}

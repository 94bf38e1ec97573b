import { useState } from "react"
import { useTranslation } from "react-i18next"
import { lazyPart } from "@/lib/page/lazy-part"
import { useOpenPart } from "@/lib/page/open-part"
import type { CancelDialogProps } from "./cancel-dialog"

const dialog = lazyPart<CancelDialogProps>(() => import("./cancel-dialog"))
const prepare = () => void dialog.preload().catch(() => undefined)

/** 'Stornieren': the dialog stays in the page once used, so that closing it gives the focus back. */
export const CancelRental = (rental: Omit<CancelDialogProps, "isOpen" | "onClose">) => {
  const { t } = useTranslation("orders")
  const openPart = useOpenPart()
  const [state, setState] = useState<"unused" | "open" | "closed">("unused")
  return (
    <>
      <button
        type="button"
        className="link-b"
        aria-label={t("cancel.openNamed", { name: rental.line.name })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openPart(dialog, () => setState("open"))}
      >
        {t("cancel.open")}
      </button>
      {state !== "unused" && <dialog.Later {...rental} isOpen={state === "open"} onClose={() => setState("closed")} />}
    </>
  )
}

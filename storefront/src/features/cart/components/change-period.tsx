import { useContext, useState } from "react"
import { useTranslation } from "react-i18next"
import { useOpenPart } from "@/lib/page/open-part"
import type { CartLine } from "../api/cart"
import { PeriodChangePart } from "../period-change"

/** 'Zeitraum ändern': stays in the page once used, so that closing gives the focus back. */
export const ChangePeriod = ({ line }: { line: CartLine }) => {
  const { t } = useTranslation("cart")
  const part = useContext(PeriodChangePart)
  const openPart = useOpenPart()
  const [state, setState] = useState<"unused" | "open" | "closed">("unused")
  if (!part) return null
  const prepare = () => void part.preload().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className="link-b"
        aria-label={t("facts.changePeriodNamed", { name: line.name })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openPart(part, () => setState("open"))}
      >
        {t("facts.changePeriod")}
      </button>
      {state !== "unused" && <part.Later line={line} isOpen={state === "open"} onClose={() => setState("closed")} />}
    </>
  )
}

import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "@/components/dialog"
import { lazyPart } from "@/lib/page/lazy-part"
import { useOpenPart } from "@/lib/page/open-part"
import type { Order } from "../order"
import type { RentalStatus } from "../rental-status"
import type { ExtensionChoiceProps } from "./extension-choice"

const choice = lazyPart<ExtensionChoiceProps>(() => import("./extension-choice"))
const prepare = () => void choice.preload().catch(() => undefined)

interface ExtendRentalProps {
  order: Pick<Order, "id" | "vatPercent">
  line: { id: string; name: string }
  status: RentalStatus
}

export const ExtendRental = ({ order, line, status }: ExtendRentalProps) => {
  const { t } = useTranslation("orders")
  const [isAsking, setIsAsking] = useState(false)
  const openPart = useOpenPart()
  const close = () => setIsAsking(false)
  return (
    <>
      <button
        type="button"
        className="link-b"
        aria-label={t("extend.openNamed", { name: line.name })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openPart(choice, () => setIsAsking(true))}
      >
        {t("extend.open")}
      </button>
      <Dialog title={t("extend.title")} isOpen={isAsking} onClose={close}>
        {isAsking && (
          <choice.Later
            rental={{ orderId: order.id, lineId: line.id }}
            vatPercent={order.vatPercent}
            name={line.name}
            period={status.period}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  )
}

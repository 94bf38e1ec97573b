import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "@/components/dialog"
import { Spinner } from "@/components/spinner"
import { useOptionalPart } from "@/lib/page/optional-part"
import type { Order } from "../order"
import type { RentalStatus } from "../rental-status"

interface ExtendRentalProps {
  order: Pick<Order, "id" | "vatPercent">
  line: { id: string; name: string }
  status: RentalStatus
}

export const ExtendRental = ({ order, line, status }: ExtendRentalProps) => {
  const { t } = useTranslation("orders")
  const [isAsking, setIsAsking] = useState(false)
  const ExtensionChoice = useOptionalPart(isAsking, () => import("./extension-choice"))
  const close = () => setIsAsking(false)
  return (
    <>
      <button
        type="button"
        className="link-b"
        aria-label={t("extend.openNamed", { name: line.name })}
        onClick={() => setIsAsking(true)}
      >
        {t("extend.open")}
      </button>
      <Dialog title={t("extend.title")} isOpen={isAsking} onClose={close}>
        {ExtensionChoice ? (
          <ExtensionChoice
            rental={{ orderId: order.id, lineId: line.id }}
            vatPercent={order.vatPercent}
            name={line.name}
            period={status.period}
            onClose={close}
          />
        ) : (
          <Spinner />
        )}
      </Dialog>
    </>
  )
}

import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../components/dialog"
import type { RentalStanding } from "../standing"
import { ExtensionChoice } from "./extension-choice"

interface ExtendRentalProps {
  orderId: string
  line: { id: string; name: string }
  standing: RentalStanding
}

export const ExtendRental = ({ orderId, line, standing }: ExtendRentalProps) => {
  const { t } = useTranslation("orders")
  const [isAsking, setIsAsking] = useState(false)
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
        <ExtensionChoice
          rental={{ orderId, lineId: line.id }}
          name={line.name}
          period={standing.period}
          onClose={close}
        />
      </Dialog>
    </>
  )
}

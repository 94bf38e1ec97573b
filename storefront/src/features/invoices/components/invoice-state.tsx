import { useTranslation } from "react-i18next"
import type { Invoice } from "../invoice"

const LOOK = { paid: "ok", partial: "warn", open: "warn", cancelled: "off" } as const

export const InvoiceState = ({ state }: Pick<Invoice, "state">) => {
  const { t } = useTranslation("invoices")
  return <span className={`bdg bdg-${LOOK[state]}`}>{t(`state.${state}`)}</span>
}

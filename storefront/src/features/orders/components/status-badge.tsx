import { useTranslation } from "react-i18next"
import type { Order } from "../order"

const LOOK = { paid: "ok", open: "warn", cancelled: "off" } as const

export const StatusBadge = ({ status }: Pick<Order, "status">) => {
  const { t } = useTranslation("orders")
  return <span className={`bdg bdg-${LOOK[status]}`}>{t(`status.${status}`)}</span>
}

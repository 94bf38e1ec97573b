import { useTranslation } from "react-i18next"
import picture from "@/assets/states/empty-orders.svg"
import { ButtonLink } from "@/components/button"
import { paths } from "@/lib/paths"
import type { Order } from "../order"
import "../texts"
import { OrderCard } from "./order-card"

export const OrderList = ({ orders }: { orders: Order[] }) => {
  const { t } = useTranslation("orders")
  if (orders.length === 0) {
    return (
      <div className="empty">
        <img src={picture} width={240} height={180} alt="" />
        <h2>{t("empty")}</h2>
        <ButtonLink to={paths.rent}>{t("rentNow")}</ButtonLink>
      </div>
    )
  }
  return (
    <div className="orders">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </div>
  )
}

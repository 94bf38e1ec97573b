import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router-dom"
import picture from "@/assets/states/empty-orders.svg"
import { ButtonLink } from "@/components/button"
import { useTypedParameter } from "@/components/form/use-typed-parameter"
import { paths } from "@/lib/paths"
import type { Order } from "../order"
import { foundOrders, ORDER_FILTERS, type OrderFilter } from "../order-search"
import "../texts"
import { OrderCard } from "./order-card"
import { OrderSearch } from "./order-search"
import "../orders.css"
import "@/styles/parts/order-cards.css"
import "@/components/states/empty.css"

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 4

const settled = (text: string) => text.trim()

export const OrderList = ({ orders }: { orders: Order[] }) => {
  const { t } = useTranslation("orders")
  const [address, setAddress] = useSearchParams()
  const { text, setText, value: query } = useTypedParameter("query", settled)
  if (orders.length === 0) {
    return (
      <div className="empty">
        <img src={picture} width={240} height={180} alt="" />
        <h2>{t("empty")}</h2>
        <ButtonLink to={paths.rent}>{t("rentNow")}</ButtonLink>
      </div>
    )
  }
  const filter = ORDER_FILTERS.find((name) => name === address.get("filter")) ?? "all"
  const isSearched = orders.length >= SEARCHED_FROM || query !== "" || filter !== "all"
  const found = foundOrders(orders, query, filter)
  const choose = (name: OrderFilter) =>
    setAddress(
      (kept) => {
        if (name === "all") kept.delete("filter")
        else kept.set("filter", name)
        return kept
      },
      { replace: true, state: { keepScroll: true } },
    )

  return (
    <>
      {isSearched && (
        <OrderSearch text={text} filter={filter} onType={setText} onFilter={choose} count={found.length} />
      )}
      <div className="orders">
        {found.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
        {found.length === 0 && <p className="muted">{t("search.none")}</p>}
      </div>
    </>
  )
}

import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Spinner } from "../../components/spinner"
import { WaitingRows } from "../../components/states/waiting"
import { AccountLayout } from "../../features/account/components/account-layout"
import { useOrders } from "../../features/orders/api/orders"
import { OrderList } from "../../features/orders/components/order-list"
import type { Order } from "../../features/orders/order"
import { QuoteList } from "../../features/quotes/components/quote-list"
import { lazyPart } from "../../lib/page/lazy-part"
import { paths } from "../../lib/paths"
import "@/features/orders/orders.css"

const nextRental = lazyPart<{ orders: readonly Order[] }>(
  () => import("../../features/orders/components/start/next-rental"),
)
nextRental.preload().catch(() => undefined)

const OrdersPage = () => {
  const { t } = useTranslation("orders")
  const { data: orders, isPending } = useOrders()
  return (
    <AccountLayout title={t("title")}>
      <div className="order-head">
        <h1>{t("title")}</h1>
        <Link to={paths.invoices}>{t("invoices")}</Link>
      </div>
      {orders && orders.length > 0 && <nextRental.Later orders={orders} />}
      <QuoteList />
      {/* A list that can't be loaded is shown empty: spec "customer area" §8. */}
      {isPending ? (
        <Spinner>
          <WaitingRows />
        </Spinner>
      ) : (
        <OrderList orders={orders ?? []} />
      )}
    </AccountLayout>
  )
}

export default OrdersPage

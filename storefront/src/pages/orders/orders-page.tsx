import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { PageHead } from "../../components/page-head"
import { Spinner } from "../../components/spinner"
import { AccountLayout } from "../../features/account/components/account-layout"
import { useOrders } from "../../features/orders/api/orders"
import { OrderList } from "../../features/orders/components/order-list"
import { QuoteList } from "../../features/quotes/components/quote-list"
import { paths } from "../../lib/paths"

const OrdersPage = () => {
  const { t } = useTranslation("orders")
  const { data: orders, isPending } = useOrders()
  return (
    <>
      <PageHead title={t("title")} />
      <Breadcrumbs crumbs={[{ label: t("title") }]} />
      <AccountLayout>
        <div className="order-head">
          <h1>{t("title")}</h1>
          <Link to={paths.invoices}>{t("invoices")}</Link>
        </div>
        <QuoteList />
        {/* A list that can't be loaded is shown empty: spec "customer area" §8. */}
        {isPending ? <Spinner /> : <OrderList orders={orders ?? []} />}
      </AccountLayout>
    </>
  )
}

export default OrdersPage

import { useTranslation } from "react-i18next"
import { useNavigate, useParams } from "react-router-dom"
import { Redirect } from "../../components/redirect"
import { Spinner } from "../../components/spinner"
import { WaitingRows } from "../../components/states/waiting"
import { AccountLayout } from "../../features/account/components/account-layout"
import { trackAdded } from "../../features/catalogue/track-added"
import { useOrder } from "../../features/orders/api/order"
import { OrderDetail } from "../../features/orders/components/order-detail"
import type { OrderLine } from "../../features/orders/order"
import "../../features/orders/texts"
import { paths } from "../../lib/paths"

const OrderPage = () => {
  const { t } = useTranslation("orders")
  const { id = "" } = useParams()
  const { data: order, isError } = useOrder(id)
  const navigate = useNavigate()
  if (isError && !order) return <Redirect to={paths.orders} /> // spec "customer area" §8

  const openCart = ({ category, product: { id: productId, price }, name, quantity }: OrderLine) => {
    trackAdded({ category, productId, name, price, quantity })
    navigate(paths.cart)
  }

  return (
    <AccountLayout
      title={order ? t("named", { number: order.shopNumber }) : t("untitled")}
      crumbs={[{ label: t("title"), to: paths.orders }, { label: t("untitled") }]}
    >
      {order ? (
        <OrderDetail order={order} onBoughtAgain={openCart} />
      ) : (
        <Spinner>
          <WaitingRows />
        </Spinner>
      )}
    </AccountLayout>
  )
}

export default OrderPage

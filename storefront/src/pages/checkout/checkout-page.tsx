import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { OrderSteps } from "../../components/order-steps/order-steps"
import { PageHead } from "../../components/page-head"
import { Spinner } from "../../components/spinner"
import { type Profile, useProfile } from "../../features/account/api/profile"
import type { SavedAddress } from "../../features/addresses/address"
import { addressesQuery } from "../../features/addresses/api/addresses"
import type { AddressDialogProps } from "../../features/addresses/components/address-dialog"
import { trackPurchase } from "../../features/cart/analytics"
import { type Cart, conflictOf, useCartOf } from "../../features/cart/api/cart"
import { useLinkedCart } from "../../features/cart/api/link-cart"
import { OrderLines } from "../../features/cart/components/order-lines"
import type { AddressEditorProps } from "../../features/checkout/address-book"
import { useKnownColleagues } from "../../features/checkout/api/colleagues-addresses"
import type { PlacedOrder } from "../../features/checkout/api/place-order"
import { CheckoutForm } from "../../features/checkout/components/checkout-form"
import { OrderFailure } from "../../features/checkout/components/order-failure"
import { persistedDraft } from "../../features/checkout/persisted-draft"
import { refreshCart } from "../../lib/http/cart-count"
import "../../features/cart/texts"
import "../../features/checkout/texts"
import { useFailureToast } from "../../lib/failure-toast"
import { lazyPart } from "../../lib/page/lazy-part"
import { paths } from "../../lib/paths"
import { useCartToken } from "../../lib/session/session"
import { signUpVisit } from "../../lib/session/sign-up-visit"
import "@/features/checkout/calm-frame.css"
import "@/styles/parts/progress.css"

/** The last token there was: one that vanishes while the page is open is answered when ordering. */
function useOpenedCartToken(): string | null {
  const token = useCartToken()
  const [opened, setOpened] = useState(token)
  if (token !== null && token !== opened) setOpened(token)
  return opened
}

const addressDialog = lazyPart<AddressDialogProps>(() => import("../../features/addresses/components/address-dialog"))

const noOrder = lazyPart(() => import("../../features/cart/components/no-order"))

/** Saved addresses are changed in the checkout as in the account. */
const AddressEditor = ({ addressId, ...dialog }: AddressEditorProps) => {
  const { data: saved = [] } = useQuery({ ...addressesQuery, enabled: false })
  const { data: profile } = useProfile()
  const address = saved.find(({ id }) => id === addressId)
  return <addressDialog.Part {...dialog} owner={profile?.email ?? null} address={address} />
}

interface OpenCheckoutProps {
  cart: Cart
  cartToken: string
  profile: Profile
  savedAddresses: readonly SavedAddress[]
  onSent: () => void
  onRefused: (error: Error) => void
}

const OpenCheckout = ({ cart, cartToken, profile, savedAddresses, onSent, onRefused }: OpenCheckoutProps) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const rentals = cart.lines.filter(({ period }) => period)
  const lineIds = cart.lines.map(({ id }) => id).join(" ")
  const [isColleagues] = useState(() => persistedDraft.hasOther(profile.email, lineIds, savedAddresses))
  const { colleagues, isReady } = useKnownColleagues(isColleagues)

  const finish = (order: PlacedOrder) => {
    const { requestId } = order
    if (!requestId) trackPurchase(order.shopNumber, cart)
    navigate(requestId ? paths.orderRequest(requestId) : paths.orderPlaced(order), {
      replace: true,
      state: { order: order.id },
    })
    void refreshCart(queries)
  }

  if (!isReady) return <Spinner />
  return (
    <CheckoutForm
      cartToken={cartToken}
      profileAddress={profile}
      book={{ saved: savedAddresses, colleagues, Editor: AddressEditor }}
      totals={cart.totals}
      vatPercent={cart.vatPercent}
      periods={rentals.map(({ id, period }) => `${id} ${period?.start} ${period?.end}`).join(", ")}
      periodCount={rentals.length}
      lineIds={lineIds}
      lines={(refusal) => <OrderLines cart={cart} refusal={refusal} />}
      isLost={(refusal) => cart.lines.some(({ conflict }) => conflict) || conflictOf(refusal) !== null}
      onLoose={() => void refreshCart(queries)}
      onSent={onSent}
      onPlaced={finish}
      onRefused={(error) => {
        onRefused(error)
        void refreshCart(queries)
      }}
    />
  )
}

const CheckoutPage = () => {
  const { t } = useTranslation("checkout")
  const cartToken = useOpenedCartToken()
  const cart = useCartOf(cartToken)
  const profile = useProfile()
  // Without its list the profile's address is left.
  const addresses = useQuery({ ...addressesQuery, retry: false })
  useFailureToast(addresses, t("delivery.listFailed"))
  useLinkedCart()
  // An order whose answer was lost may stand, and its cart then reads as empty. The cart as it was sent stays on the page,
  // so that the same order can be sent again for the same answer.
  const [sent, setSent] = useState<Cart | null>(null)
  const [refusal, setRefusal] = useState<Error | null>(null)
  const shown = sent ?? cart.data

  const retry = () => {
    void cart.refetch()
    void profile.refetch()
  }
  const isEmpty = shown?.lines.length === 0
  const isReady = profile.data && addresses.isFetched
  return (
    <>
      <PageHead title={t("title")} />
      <div className="wrap pagehead">
        <OrderSteps current="order" />
        {signUpVisit.isMarked() && (
          <p className="prog">
            <i aria-hidden="true" />
            {t("step2")}
          </p>
        )}
        <h1>{t("title")}</h1>
      </div>
      {isEmpty && (
        <>
          {refusal && (
            <div className="wrap notice">
              <OrderFailure error={refusal} />
            </div>
          )}
          <noOrder.Part />
        </>
      )}
      {!isEmpty && cartToken && shown && profile.data && isReady && (
        <OpenCheckout
          cart={shown}
          cartToken={cartToken}
          profile={profile.data}
          savedAddresses={addresses.data ?? []}
          onSent={() => setSent(shown)}
          onRefused={(error) => {
            setSent(null)
            setRefusal(error)
          }}
        />
      )}
      {!isEmpty && !(shown && isReady) && <Spinner onRetry={retry} />}
    </>
  )
}

export default CheckoutPage

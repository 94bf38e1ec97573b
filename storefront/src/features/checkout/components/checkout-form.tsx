import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useMutation } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { ApiError } from "../../../lib/api-error"
import { session } from "../../../lib/session"
import { type AddressBook, initialAddress } from "../address-book"
import { useHold } from "../api/hold"
import { type PlacedOrder, placeOrder } from "../api/place-order"
import { keptDraft } from "../kept-draft"
import { type Address, type OrderDraft, orderDraftSchema } from "../order-draft"
import "../texts"
import { CheckoutSummary, type CheckoutTotals } from "./checkout-summary"
import { DeliverySection } from "./delivery-section"
import { HoldLine } from "./hold-line"
import { MissingCartToken, OrderFailure } from "./order-failure"
import { PaymentSection } from "./payment-section"

interface CheckoutFormProps {
  cartToken: string
  /** Both addresses begin with it, unless a saved one is the default (spec "customer area" §4). */
  profileAddress: Address
  book: AddressBook
  totals: CheckoutTotals
  /** Names the periods in the cart, "" without a rental. */
  periods: string
  periodCount: number
  /** The lines of the order with what can be done about a lost period. */
  lines: (refusal: Error | null) => ReactNode
  /** An order is on its way: until it is placed or refused, nobody knows whether it stands. */
  onSent: () => void
  onPlaced: (order: PlacedOrder) => void
  /** The shop refused the cart as it stands: what is shown of it is out of date. */
  onRefused: (error: ApiError) => void
}

/** The three sections and the summary. An order is sent once per click; a failure keeps everything that was typed. */
export const CheckoutForm = ({ cartToken, profileAddress, book, totals, ...rest }: CheckoutFormProps) => {
  const { periods, periodCount, lines, onSent, onPlaced, onRefused } = rest
  const { t } = useTranslation("checkout")
  const [initial] = useState<OrderDraft>(() => ({
    reference: "",
    billing: initialAddress("billing", profileAddress, book.saved),
    shipping: initialAddress("shipping", profileAddress, book.saved),
  }))
  const form = useForm<OrderDraft>({
    resolver: standardSchemaResolver(orderDraftSchema),
    defaultValues: keptDraft.get(
      profileAddress.email,
      initial,
      book.saved.map(({ id }) => id),
    ),
  })
  const hold = useHold(cartToken, periods)
  const order = useMutation({
    mutationFn: (draft: OrderDraft) => {
      if (session.cartToken() === null) throw new MissingCartToken()
      onSent()
      return placeOrder(cartToken, draft)
    },
    onSuccess(placed) {
      keptDraft.clear()
      onPlaced(placed)
    },
    onError(error) {
      if (error instanceof ApiError && error.isRefusal) onRefused(error)
    },
  })

  const { reset } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: another period answers the refusal
  useEffect(() => {
    reset()
  }, [periods])

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keptDraft.set(profileAddress.email, initial, values),
    })
    return stop
  }, [form, initial, profileAddress.email])

  return (
    <FormProvider {...form}>
      <div className="wrap two">
        <div>
          <DeliverySection profile={profileAddress} book={book} />
          <PaymentSection />
          <section className="blk" aria-labelledby="review">
            <h2 id="review">{t("review.title")}</h2>
            {lines(order.error ?? hold.error)}
          </section>
        </div>
        <form noValidate className="side" onSubmit={form.handleSubmit((draft) => order.mutate(draft))}>
          <CheckoutSummary
            totals={totals}
            isPending={order.isPending}
            hold={<HoldLine secondsLeft={hold.secondsLeft} periodCount={periodCount} />}
          >
            <OrderFailure error={order.error} />
          </CheckoutSummary>
        </form>
      </div>
    </FormProvider>
  )
}

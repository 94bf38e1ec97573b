import { standardSchemaResolver } from "@hookform/resolvers/standard-schema"
import { useMutation } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Note } from "@/components/note"
import { ApiError } from "@/lib/http/api-error"
import { session } from "@/lib/session/session"
import type { Sums } from "@/lib/sums"
import { type AddressBook, initialAddress } from "../address-book"
import { useHold } from "../api/hold"
import { useLookWhileLoose } from "../api/look-while-loose"
import { type PlacedOrder, placeOrder } from "../api/place-order"
import { type Address, type OrderDraft, orderDraftSchema } from "../order-draft"
import { persistedDraft } from "../persisted-draft"
import "../texts"
import { useAddressesAsTheyAre } from "../use-addresses-as-they-are"
import { CheckoutSummary } from "./checkout-summary"
import { DeliverySection } from "./delivery-section"
import { HoldLine } from "./hold-line"
import { MissingCartToken, OrderFailure } from "./order-failure"
import { PaymentSection } from "./payment-section"
import "@/styles/parts/columns.css"
import "../checkout.css"

interface CheckoutFormProps {
  cartToken: string
  /** Both addresses begin with it, unless a saved one is the default (spec "customer area" §4). */
  profileAddress: Address
  book: AddressBook
  totals: Sums
  /** The rate behind their VAT. */
  vatPercent: string
  /** Names the periods in the cart, "" without a rental. */
  periods: string
  periodCount: number
  /** The ids of the cart's lines, with blanks between. */
  lineIds: string
  /** The lines of the order with what can be done about a lost period. */
  lines: (refusal: Error | null) => ReactNode
  /** Whether another has one of the periods, as the cart or a refused hold says. */
  isLost: (refusal: Error | null) => boolean
  /** A period is or may be lost: the cart has to be asked for. */
  onLoose: () => void
  /** An order is on its way: until it is placed or refused, nobody knows whether it stands. */
  onSent: () => void
  onPlaced: (order: PlacedOrder) => void
  /** The shop refused the cart as it is: what is shown of it is out of date. */
  onRefused: (error: ApiError) => void
}

const isRefusal = (error: Error | null): error is ApiError => error instanceof ApiError && error.isRefusal

/** What stands against an order already now; a hold that got no answer is no reason to worry anybody. */
const refusalOf = (error: Error | null) => (error instanceof ApiError && error.status === 409 ? error : null)

/** To the line that offers other periods. */
function showLostPeriod() {
  const line = document.querySelector<HTMLElement>("article:has(.ln-note)")
  line?.focus({ preventScroll: true })
  line?.scrollIntoView({ block: "center" })
}

/** The three sections and the summary. An order is sent once per click; a failure keeps everything that was typed. */
export const CheckoutForm = ({
  cartToken,
  profileAddress,
  book,
  totals,
  vatPercent,
  lineIds,
  ...rest
}: CheckoutFormProps) => {
  const { periods, periodCount, lines, isLost, onLoose, onSent, onPlaced, onRefused } = rest
  const { t } = useTranslation("checkout")
  const [initial] = useState<OrderDraft>(() => ({
    reference: "",
    billing: initialAddress("billing", profileAddress, book.saved),
    shipping: initialAddress("shipping", profileAddress, book.saved),
  }))
  const form = useForm<OrderDraft>({
    resolver: standardSchemaResolver(orderDraftSchema),
    defaultValues: persistedDraft.get(profileAddress, lineIds, initial, book),
  })
  useAddressesAsTheyAre(form, profileAddress, book)
  const hold = useHold(cartToken, periods)
  useLookWhileLoose(hold, onLoose)
  const isBlocked = isLost(hold.error)
  const order = useMutation({
    mutationFn: (draft: OrderDraft) => {
      if (session.cartToken() === null) throw new MissingCartToken()
      onSent()
      return placeOrder(cartToken, draft, totals.total)
    },
    onSuccess(placed) {
      persistedDraft.clear()
      onPlaced(placed)
    },
    onError(error) {
      if (isRefusal(error)) onRefused(error)
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
      callback: ({ values }) => persistedDraft.set(profileAddress.email, lineIds, initial, values),
    })
    return stop
  }, [form, initial, lineIds, profileAddress.email])

  return (
    <FormProvider {...form}>
      <div className="wrap two">
        <div>
          {periodCount > 0 && !isBlocked && <HoldLine hold={hold} periodCount={periodCount} />}
          <DeliverySection profile={profileAddress} book={book} />
          <PaymentSection login={profileAddress.email} />
          <section className="blk" aria-labelledby="review">
            <h2 id="review">{t("review.title")}</h2>
            {lines([order.error, hold.error].find(isRefusal) ?? null)}
          </section>
        </div>
        <form noValidate className="side" onSubmit={form.handleSubmit((draft) => !isBlocked && order.mutate(draft))}>
          <CheckoutSummary
            totals={totals}
            periodCount={periodCount}
            vatPercent={vatPercent}
            isPending={order.isPending}
            isBlocked={isBlocked}
          >
            <OrderFailure error={order.error ?? (isBlocked ? null : refusalOf(hold.error))} />
            {/* The refused order names the lost period itself. */}
            {isBlocked && !order.error && (
              <Note kind="err">
                <p>{t("hold.lost")}</p>
                <button className="link-b" type="button" onClick={showLostPeriod}>
                  {t("hold.choose")}
                </button>
              </Note>
            )}
          </CheckoutSummary>
        </form>
      </div>
    </FormProvider>
  )
}

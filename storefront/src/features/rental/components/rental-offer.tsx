import { useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { chf } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { netOf } from "#shop/lines/rules/totals"
import { offeredPrices, rentalOffer } from "#shop/lines/wire/rental-offer"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { Note } from "@/components/note"
import { OptionList } from "@/components/offer/option-list"
import { useOwnPrices } from "@/components/offer/own-price-part"
import type { AddedLine } from "@/components/offer/small-cart/small-cart"
import { ApiError } from "@/lib/http/api-error"
import { painted } from "@/lib/page/painted"
import { plainText } from "@/lib/plain-text"
import { useShop } from "@/lib/shop"
import { unbroken } from "@/lib/unbroken"
import { useAddRental } from "../api/add-rental"
import { useBookings } from "../api/bookings"
import { usePointed } from "../calendar/use-pointed"
import { useStable } from "../calendar/use-stable"
import {
  goToCalendar,
  isTaken,
  periodOf,
  previewOf,
  useCalendar,
  useOpenEnd,
  usePeriodChoice,
} from "../rental-offer-state"
import "../texts"
import { useKeptChoice } from "../use-kept-choice"
import { useSettledPrice } from "../use-settled-price"
import { OtherWaysPart } from "./other-ways-part"
import { PeriodStep } from "./period-step"
import { LadderPart } from "./rates/rates-parts"
import { RefusalPart } from "./refusal-part"
import { RentalBar } from "./rental-bar"
import { RentalSums } from "./rental-sums"
import { ServicesPart } from "./services/services-part"

interface RentalOfferProps {
  product: ProductDetail
  deliveryTypes: DeliveryType[]
  delivery: DeliveryType
  onDeliveryChange: (deliveryTypeId: string) => void
  /** A period chosen before, on the list. */
  wished?: RentalPeriod | null
}

const NOTHING_CHOSEN = { price: null, totals: null }

/** Delivery, period, services, price, button: in the order in which people decide, each step saying why it has to wait. */
export const RentalOffer = ({
  product: listed,
  deliveryTypes,
  delivery,
  onDeliveryChange,
  wished = null,
}: RentalOfferProps) => {
  const { t } = useTranslation(["rental", "common"])
  const { today, rates: shopRates } = useShop()
  const { product, discountPermille } = useOwnPrices(listed)
  const [serviceIds, setServiceIds] = useState<string[]>([])
  const bookings = useBookings(product.id, delivery.id)
  const calendar = useCalendar(bookings.data, delivery)
  const choice = usePeriodChoice(today, calendar, wished)
  const { month, setMonth, selection, shortened, refusedWish, clickDay, choosePeriod, startOn, reset } = choice
  useKeptChoice(choice.clicked, delivery)
  const [pointed, setPointed] = usePointed(selection)
  const addRental = useAddRental()
  const [added, setAdded] = useState<AddedLine | null>(null)
  const periodTitle = useRef<HTMLHeadingElement>(null)

  const period = periodOf(selection)
  const rates = useMemo(
    () => offeredPrices(product, { delivery, serviceIds, discountPermille }),
    [product, delivery, serviceIds, discountPermille],
  )
  const deliveries = useMemo(
    () => deliveryTypes.map(({ description, ...type }) => ({ ...type, text: plainText(description) })),
    [deliveryTypes],
  )
  const { price, totals } = period ? rentalOffer(product, period, rates, shopRates) : NOTHING_CHOSEN
  const settledPrice = useSettledPrice(price)
  const preview = previewOf(selection, pointed, calendar)
  const seen = preview
    ? { period: preview, ...rentalOffer(product, preview, rates, shopRates) }
    : { period, price, totals }
  const open = useOpenEnd(selection, calendar)
  const isGone = period !== null && calendar !== null && isTaken(period, calendar)

  /** An attempt that nobody made has nothing to forget, and would be drawn anew. */
  const forgetAttempt = () => addRental.isIdle || addRental.reset()
  /** Every update of the calendar asks for the bookings again. */
  const updated = <Arguments extends unknown[]>(update: (...args: Arguments) => void) => {
    return (...args: Arguments) => {
      forgetAttempt()
      setAdded(null)
      update(...args)
      void painted().then(() => bookings.refetch())
    }
  }

  const chooseDelivery = useStable((id: string) => {
    forgetAttempt()
    reset()
    onDeliveryChange(id)
  })
  const takePeriod = useStable(updated(choosePeriod))
  /** Of buttons that go with what offers them: the focus goes to the step that shows the period. */
  const takeOffered = (offered: RentalPeriod) => {
    takePeriod(offered)
    periodTitle.current?.scrollIntoView()
    periodTitle.current?.focus({ preventScroll: true })
  }
  const add = () => {
    if (!period || !price || !totals) return
    const choice = { product, total: price.total, deliveryId: delivery.id, serviceIds, period }
    addRental.mutate(choice, {
      onSuccess: () => {
        reset()
        setServiceIds([])
        setAdded({
          title: t("add.done", { product: product.name }),
          picture: product.get_thumbnail,
          detail: `${periodInWords(period)}, ${t("common:chargeableDays", { count: price.chargeableDays })}`,
          total: chf(netOf(totals)),
        })
      },
    })
  }

  const refusal = addRental.error instanceof ApiError && addRental.error.isRefusal ? addRental.error : null
  const isLost = isGone || refusal?.status === 409
  return (
    <>
      <LadderPart prices={rates} days={seen.price?.chargeableDays ?? null} />
      <OptionList
        title={t("delivery.title")}
        name="delivery"
        options={deliveries}
        chosenId={delivery.id}
        onChoose={chooseDelivery}
      />
      {refusedWish && (
        <Note kind="warn">
          <p>{unbroken(t("period.taken", { period: periodInWords(refusedWish) }))}</p>
        </Note>
      )}
      <PeriodStep
        calendar={calendar}
        selection={selection}
        shortened={shortened}
        hasFailed={bookings.isError && !bookings.data}
        onRetry={() => void bookings.refetch()}
        titleRef={periodTitle}
        month={month}
        onMonthChange={updated(setMonth)}
        onSelect={updated(clickDay)}
        onPoint={setPointed}
        onStart={updated(startOn)}
        onChoose={takePeriod}
        onReset={updated(reset)}
      />
      {(calendar?.hasFullDays || isLost || refusedWish) && (
        <OtherWaysPart
          product={product}
          delivery={delivery}
          lost={isLost ? period : refusedWish}
          calendar={calendar}
          isNextNamed={refusal !== null}
          onChoose={takeOffered}
        />
      )}
      <ServicesPart
        services={product.productservices}
        chosenIds={serviceIds}
        onChoose={setServiceIds}
        price={settledPrice}
      />
      <RentalSums
        {...{ product, period, price, totals, calendar, discountPermille }}
        prices={rates}
        onChoose={takePeriod}
      />
      {refusal && <RefusalPart key={addRental.submittedAt} error={refusal} onChoose={takeOffered} />}
      <RentalBar
        {...seen}
        {...{ product, open, discountPermille }}
        pricePerDay={rates.pricePerDay}
        gone={isGone ? t("price.taken") : null}
        onChoose={() => goToCalendar(periodTitle.current)}
        isBusy={addRental.isPending}
        onAdd={add}
        added={added}
        onSeen={() => setAdded(null)}
        next={periodTitle}
      />
    </>
  )
}

import { useState } from "react"
import { useTranslation } from "react-i18next"
import { chf, chfOfWire } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import { percentOf } from "#kernel/format-percent"
import { fromWireMoney, reducedBy } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { netOf } from "#shop/lines/rules/totals"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { rentalPrice } from "#shop/rental/rules/rental-price"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { Note } from "@/components/note"
import { BuyBar } from "@/components/offer/buy-bar"
import { OptionList } from "@/components/offer/option-list"
import { OwnPricePart, useOwnPrices } from "@/components/offer/own-price-part"
import { ApiError } from "@/lib/http/api-error"
import { paths } from "@/lib/paths"
import { plainText } from "@/lib/plain-text"
import { useShop } from "@/lib/shop"
import { toast } from "@/lib/toast"
import { totalsOfOffer } from "@/lib/totals-of-offer"
import { useAddRental } from "../api/add-rental"
import { useBookings } from "../api/bookings"
import { calendarFor, isTaken, periodOf, usePeriodChoice } from "../rental-offer-state"
import { offeredService } from "../service-prices"
import "../texts"
import { trackRentalAdded } from "../track-rental"
import { OtherWaysPart } from "./other-ways-part"
import { PeriodStep } from "./period-step"
import { PriceLedger } from "./price-ledger"
import { ByRatesPart, LadderPart } from "./rates-parts"
import { RefusalPart } from "./refusal-part"
import { RentOrBuyPart } from "./rent-or-buy-part"
import { ServicesPart } from "./services-part"

interface RentalOfferProps {
  product: ProductDetail
  deliveryTypes: DeliveryType[]
  delivery: DeliveryType
  onDeliveryChange: (deliveryTypeId: string) => void
  /** A period chosen before, on the list. */
  wished?: RentalPeriod | null
}

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
  const calendar = calendarFor(bookings.data, delivery)
  const choice = usePeriodChoice(today, calendar, wished)
  const { month, setMonth, selection, shortened, refusedWish, clickDay, choosePeriod, reset } = choice
  const addRental = useAddRental()

  const period = periodOf(selection)
  const rates = {
    pricePerDay: fromWireMoney(product.price),
    rates: (product.rates ?? []).map(({ days, price }) => ({ days, price: fromWireMoney(price) })),
    delivery: fromWireMoney(delivery.price),
    services: product.productservices.filter(({ id }) => serviceIds.includes(id)).map(offeredService),
    discountPermille,
  }
  const companion = product.mandatory_companion
  const price = period && rentalPrice(period, rates)
  const totals = price && totalsOfOffer(product, { category: "rental", total: price.total }, 1, shopRates)
  const isGone = period !== null && calendar !== null && isTaken(period, calendar)
  const lockedBy = () => {
    if (!period) return t("price.choosePeriod")
    return isGone ? t("price.taken") : null
  }

  /** Every update of the calendar asks for the bookings again. */
  const updated = <Arguments extends unknown[]>(update: (...args: Arguments) => void) => {
    return (...args: Arguments) => {
      addRental.reset()
      update(...args)
      void bookings.refetch()
    }
  }

  const chooseDelivery = (id: string) => {
    addRental.reset()
    reset()
    onDeliveryChange(id)
  }
  const add = () => {
    if (!period || !price) return
    const choice = { productId: product.id, deliveryId: delivery.id, serviceIds, period }
    addRental.mutate(choice, {
      onSuccess: () => {
        trackRentalAdded(product, price.total)
        toast(t("add.done", { product: product.name }), "ok", { to: paths.cart, label: t("add.toCart") })
      },
    })
  }

  const locked = lockedBy()
  const refusal = addRental.error instanceof ApiError && addRental.error.isRefusal ? addRental.error : null
  const isLost = isGone || refusal?.status === 409
  return (
    <>
      <LadderPart prices={rates} days={price?.chargeableDays ?? null} />
      <OptionList
        title={t("delivery.title")}
        name="delivery"
        options={deliveryTypes.map(({ description, ...type }) => ({ ...type, text: plainText(description) }))}
        chosenId={delivery.id}
        onChoose={chooseDelivery}
      />
      {refusedWish && (
        <Note kind="warn">
          <p>{t("period.taken", { period: periodInWords(refusedWish) })}</p>
        </Note>
      )}
      <PeriodStep
        calendar={calendar}
        selection={selection}
        shortened={shortened}
        hasFailed={bookings.isError && !bookings.data}
        onRetry={() => void bookings.refetch()}
        month={month}
        onMonthChange={updated(setMonth)}
        onSelect={updated(clickDay)}
        onReset={updated(reset)}
      />
      {(calendar?.hasFullDays || isLost || refusedWish) && (
        <OtherWaysPart
          product={product}
          delivery={delivery}
          lost={isLost ? period : refusedWish}
          isNextNamed={refusal !== null}
          onChoose={updated(choosePeriod)}
        />
      )}
      <ServicesPart services={product.productservices} chosenIds={serviceIds} onChoose={setServiceIds} price={price} />
      <PriceLedger
        pricePerDay={rates.pricePerDay}
        delivery={rates.delivery}
        price={price}
        byRates={
          <>
            {period && price && (
              <ByRatesPart period={period} price={price} calendar={calendar} onChoose={updated(choosePeriod)} />
            )}
            {discountPermille > 0 && (
              <OwnPricePart percent={percentOf(discountPermille)} list={price?.listRent ?? null} />
            )}
          </>
        }
        companion={companion}
        charges={product.charges}
        totals={totals}
      />
      {product.counterpart && !product.counterpart.product_is_inactive && (
        <RentOrBuyPart
          productId={product.id}
          sold={product.counterpart}
          days={price?.chargeableDays ?? 0}
          prices={rates}
        />
      )}
      {refusal && <RefusalPart key={addRental.submittedAt} error={refusal} onChoose={updated(choosePeriod)} />}
      <BuyBar
        price={
          totals ? chf(netOf(totals)) : t("common:from", { price: chf(reducedBy(rates.pricePerDay, discountPermille)) })
        }
        note={locked ?? t("price.exclVat")}
        companion={companion && t("add.companion", { name: companion.name, price: chfOfWire(companion.price) })}
        action={t("add.action")}
        isDisabled={locked !== null}
        isBusy={addRental.isPending}
        onAdd={add}
      />
    </>
  )
}

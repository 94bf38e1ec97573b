import { type ComponentProps, Suspense, useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import { NOTHING_SELECTED, type RentalCalendar } from "#shop/rental/rules/calendar/select-day"
import { weekBehindBookings } from "#shop/rental/rules/calendar/shortcuts"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { Button } from "@/components/button"
import { Spinner } from "@/components/spinner"
import { lazyPart } from "@/lib/page/lazy-part"
import { useShop } from "@/lib/shop"
import { unbroken } from "@/lib/unbroken"
import { PeriodFields } from "../../components/period-fields"
import { isPossible } from "../../rental-offer-state"
import { frameFor, rentalSearchQuery } from "../../rental-search"
import { useSearchDays } from "../../use-rental-search"
import "../texts"
import { PossibleWays } from "./possible-ways"
import type WaitForm from "./wait-form"
import "@/styles/parts/step.css"

/** With the libraries of forms, which the page's table of files would name. */
const waitForm = lazyPart<ComponentProps<typeof WaitForm>>(() => import("./wait-form"))

export interface OtherWaysProps {
  product: { id: string; name: string }
  delivery: DeliveryType
  /** The period that can't be had; null while none is wished. */
  lost: RentalPeriod | null
  /** What is free for the chosen delivery; null while it isn't known. */
  calendar: RentalCalendar | null
  /** The refusal has named its next periods already. */
  isNextNamed: boolean
  onChoose: (period: RentalPeriod) => void
}

/** What there is where a device isn't free: its next periods, other devices, a message when it comes free, the telephone. */
const OtherWays = ({ product, delivery, lost, calendar, isNextNamed, onChoose }: OtherWaysProps) => {
  const { t } = useTranslation("waitList")
  const { phone, phoneHref } = useShop()
  const days = useSearchDays()
  const titleId = useId()
  const [asked] = useState(() => calendar && weekBehindBookings(calendar))
  const [isOpen, setIsOpen] = useState(asked !== null)
  const [wished, setWished] = useState<RentalPeriod | null>(asked)
  const free = !lost && wished && calendar && isPossible(wished, calendar) ? wished : null
  const period = free ? null : (lost ?? wished)
  if (!lost && !isOpen)
    return (
      <p>
        <button className="link-b" type="button" onClick={() => setIsOpen(true)}>
          {t("open")}
        </button>
      </p>
    )
  return (
    <section className="step stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("title")}</h2>
      {!lost && (
        <>
          <p>{asked ? t("bookedFor", { product: product.name }) : t("intro")}</p>
          <PeriodFields selection={wished ?? NOTHING_SELECTED} frame={frameFor(days, delivery)} onChoose={setWished} />
        </>
      )}
      {free && (
        <>
          <p>{unbroken(t("free", { period: periodInWords(free) }))}</p>
          <Button look="2" onClick={() => onChoose(free)}>
            {t("choose")}
          </Button>
        </>
      )}
      {period && (
        <div className="stack">
          <PossibleWays
            asked={{ productId: product.id, deliveryId: delivery.id, period }}
            query={rentalSearchQuery({ period, delivery })}
            isNextNamed={isNextNamed}
            onChoose={onChoose}
          />
          <h3>{t("form.title")}</h3>
          <Suspense fallback={<Spinner />}>
            <waitForm.Part product={product} deliveryId={delivery.id} period={period} onChoose={onChoose} />
          </Suspense>
        </div>
      )}
      <p>
        {t("phone")}
        <a className="num" href={phoneHref}>
          {phone}
        </a>
      </p>
    </section>
  )
}

export default OtherWays

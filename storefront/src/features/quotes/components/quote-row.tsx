import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import { dayInNumbers, dayInWords, periodInWords } from "#kernel/format-day"
import { OwnPricePart } from "@/components/offer/own-price-part"
import type { Quote, QuoteLine } from "../api/quotes"
import "../quotes.css"
import { QuoteActions } from "./quote-actions"
import "@/styles/parts/order-cards.css"

const LOOK = { pending: "warn", open: "ok", expired: "off", ordered: "ok" } as const

/** So many lines are named, the others counted. */
const NAMED_LINES = 3

export const QuoteRow = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation("quotes")
  const { id, number, day, validUntil, state, total, lines, charges } = quote
  const isOpen = state === "open" || state === "pending"
  const headingId = `quote-${id}`
  return (
    <article className="order quote" aria-labelledby={headingId}>
      <header>
        <div>
          <h3 id={headingId}>{t("titled", { number, date: dayInNumbers(day) })}</h3>
          {isOpen && <p className="muted s">{t("validUntil", { date: dayInWords(validUntil) })}</p>}
        </div>
        <span className={`bdg bdg-${LOOK[state]}`}>{t(`state.${state}`)}</span>
        <p className="sum">{chfWithRappen(total)}</p>
      </header>
      <Contents lines={lines} />
      <OwnPrices lines={lines} />
      {charges.map(({ code, title, amount }) => (
        <p key={code} className="muted s">
          {t("charge", { title, price: chfWithRappen(amount) })}
        </p>
      ))}
      <QuoteActions quote={quote} />
    </article>
  )
}

const Contents = ({ lines }: { lines: QuoteLine[] }) => {
  const { t } = useTranslation("quotes")
  const more = lines.length - NAMED_LINES
  const named = lines
    .slice(0, NAMED_LINES)
    .flatMap(({ name, quantity, period, services }) => [
      period ? t("rental", { name, period: periodInWords(period) }) : t("piece", { count: Number(quantity), name }),
      ...services.map((service) => t("service", { name: service.name, price: chfWithRappen(service.amount) })),
    ])
  return <p className="s">{[...named, ...(more > 0 ? [t("more", { count: more })] : [])].join(", ")}</p>
}

/** What the named lines cost where others pay more. */
const OwnPrices = ({ lines }: { lines: QuoteLine[] }) => {
  const { t } = useTranslation("quotes")
  return lines.slice(0, NAMED_LINES).map(
    ({ name, subtotal, ownPrice }, place) =>
      ownPrice && (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quote's lines never change, and a product may be in it twice.
        <div key={place}>
          <p className="s">{t("charge", { title: name, price: chfWithRappen(subtotal) })}</p>
          <OwnPricePart {...ownPrice} />
        </div>
      ),
  )
}

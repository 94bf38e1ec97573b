import { useTranslation } from "react-i18next"
import { useArrival } from "@/components/use-arrival"
import { useLoggedFailure } from "@/components/use-logged-failure"
import { useQuotes } from "../api/quotes"
import "../texts"
import { QuoteRow } from "./quote-row"

/** The customer's quotes; nothing for who has none. */
export const QuoteList = () => {
  const { data: quotes, error } = useQuotes()
  useLoggedFailure("The quotes", error)
  return quotes && quotes.length > 0 ? <Quotes quotes={quotes} /> : null
}

const Quotes = ({ quotes }: { quotes: NonNullable<ReturnType<typeof useQuotes>["data"]> }) => {
  const { t } = useTranslation("quotes")
  useArrival()
  return (
    <section className="grp" id="offerten" aria-labelledby="quotes">
      <h2 id="quotes">{t("title")}</h2>
      {quotes.map((quote) => (
        <QuoteRow key={quote.id} quote={quote} />
      ))}
    </section>
  )
}

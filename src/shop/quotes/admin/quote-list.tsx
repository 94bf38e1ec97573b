import { useState } from "react"
import { FilteredList } from "#admin/ui/filtered-list"
import type { QuoteFilter, StaffQuote, StaffQuotes } from "../wire/staff-quotes"
import { OrderQuoteDrawer } from "./order-quote-drawer"
import { QuoteRow } from "./quote-row"

const FILTERS = [
  ["open", "Gültig"],
  ["ending", "Läuft bald ab"],
  ["ordered", "Bestellt"],
  ["expired", "Abgelaufen"],
  ["all", "Alle"],
] as const satisfies readonly (readonly [QuoteFilter, string])[]

/** Quotes by what has become of them. */
export function QuoteList() {
  const [ordered, setOrdered] = useState<StaffQuote | null>(null)
  return (
    <>
      <FilteredList
        title="Offerten"
        id="quote-list"
        path="/admin/quotes"
        searchLabel="Nummer, Firma, Person, E-Mail, Produkt"
        filters={FILTERS}
        called={["Offerte", "Offerten"]}
        itemsOf={(data: StaffQuotes) => data.quotes}
      >
        {(quote, { today, ending_days }) => (
          <QuoteRow
            key={quote.id}
            quote={quote}
            today={today}
            endingDays={ending_days}
            onOrder={() => setOrdered(quote)}
          />
        )}
      </FilteredList>
      {ordered && <OrderQuoteDrawer key={ordered.id} quote={ordered} onClose={() => setOrdered(null)} />}
    </>
  )
}

import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { ActionButton } from "#admin/ui/form/action-button"
import { QueryList } from "#admin/ui/query-list"
import { chfWithRappen } from "#kernel/format-chf"
import type { StaffErpQuote, StaffErpQuotes } from "../wire/staff-erp"
import { ErpAttempts } from "./erp-attempts"

/** Quotes that customers wait for, and the way to have one written now. */
export const ErpQuotes = () => (
  <QueryList
    query={useStaffQuery<StaffErpQuotes>("/admin/erp/quotes")}
    failed="Die Offerten konnten nicht geladen werden. Bitte laden Sie die Seite neu."
    empty="Alle Offerten sind in der Buchhaltung."
    id="erp-quotes"
    itemsOf={(data) => data.quotes}
  >
    {(quote) => <WaitingQuote key={quote.id} quote={quote} />}
  </QueryList>
)

const WaitingQuote = ({ quote }: { quote: StaffErpQuote }) => (
  <li className="grid gap-x-4 gap-y-2 px-6 py-3 md:grid-cols-3" data-testid={`erp-quote-${quote.shop_number}`}>
    <div>
      <Text size="small" weight="plus">
        Offerte {quote.shop_number}
      </Text>
      <Link
        to={`/customers/${quote.customer_id}`}
        className="txt-small break-words text-ui-fg-interactive-hover hover:underline"
      >
        {quote.customer || "Ohne Namen"}
      </Link>
      <Text size="small" className="text-ui-fg-subtle">
        {chfWithRappen(quote.total)}
      </Text>
    </div>
    <ErpAttempts {...quote} since={quote.waiting_since} />
    <div className="md:flex md:items-start md:justify-end">
      <ActionButton
        action="Erneut versuchen"
        method="POST"
        path={`/admin/erp/quotes/${quote.id}/retry`}
        list="/admin/erp"
        done={`Offerte ${quote.shop_number} wird erneut versucht.`}
      />
    </div>
  </li>
)

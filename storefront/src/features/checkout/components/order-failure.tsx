import fieldLabels from "@words/fields.json"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { refusalLines } from "@/components/form/refusal"
import { Note } from "@/components/note"
import { ApiError } from "@/lib/http/api-error"
import { paths } from "@/lib/paths"
import { useShop } from "@/lib/shop"

/** The cart token vanished between opening the page and ordering (spec "customer area" §5). */
export class MissingCartToken extends Error {}

/** Where the order is that the cart has become before. */
const orderedAt = ({ fields: { order, request } }: ApiError) =>
  order ? paths.order(order[0]) : request ? paths.orderRequest(request[0]) : null

/**
 * Why the order was not placed. A lost period shows its reason here and its alternatives at the line; everything else is
 * the general message, with the server's reasons below it where it gave some.
 */
export const OrderFailure = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation("checkout")
  const { phone } = useShop()
  if (!error) return null
  const refusal = error instanceof ApiError && error.isRefusal ? error : null
  const made = refusal && orderedAt(refusal)
  const isConflict = refusal?.status === 409
  const general = error instanceof MissingCartToken ? t("error.cartToken") : t("error.generic", { phone })
  const isPeriod = isConflict && "reason" in refusal.fields
  const lines =
    isConflict || made
      ? [...(refusal?.fields.non_field_errors ?? []), ...(isPeriod ? [t("error.conflict")] : [])]
      : [general, ...(refusal ? refusalLines(refusal, fieldLabels) : [])]
  return (
    <Note kind="err">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {made && <Link to={made}>{t("error.toOrder")}</Link>}
    </Note>
  )
}

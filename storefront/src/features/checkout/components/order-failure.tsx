import fieldLabels from "@words/fields.json"
import { useTranslation } from "react-i18next"
import { refusalLines } from "@/components/form/refusal"
import { Note } from "@/components/note"
import { ApiError } from "@/lib/http/api-error"
import { useShop } from "@/lib/shop"

/** The cart token vanished between opening the page and ordering (spec "customer area" §5). */
export class MissingCartToken extends Error {}

/**
 * Why the order was not placed. A lost period shows its reason here and its alternatives at the line; everything else is
 * the general message, with the server's reasons below it where it gave some.
 */
export const OrderFailure = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation("checkout")
  const { phone } = useShop()
  if (!error) return null
  const isConflict = error instanceof ApiError && error.status === 409
  const reasons = error instanceof ApiError && error.isRefusal ? refusalLines(error, fieldLabels) : []
  const general = error instanceof MissingCartToken ? t("error.cartToken") : t("error.generic", { phone })
  const isPeriod = isConflict && "reason" in error.fields
  const lines = isConflict
    ? [...(error.fields.non_field_errors ?? []), ...(isPeriod ? [t("error.conflict")] : [])]
    : [general, ...reasons]
  return (
    <Note kind="err">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}

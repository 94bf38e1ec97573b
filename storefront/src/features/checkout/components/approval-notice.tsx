import texts from "@words/customer/approvals.json"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { chfWithRappen } from "#kernel/format-chf"
import type { Rappen } from "#kernel/money"
import { Note } from "@/components/note"
import { addTexts } from "@/lib/i18n"
import { useLimitBelow } from "../api/order-limit"

addTexts("approvals", texts)

interface ApprovalNoticeProps {
  /** What is to be paid, VAT included. */
  total: Rappen
  /** How many rentals are ordered. */
  periodCount: number
  /** What the button that orders is called then; null for an order that needs nobody else. */
  onKnown: (submit: string | null) => void
}

/** Says before somebody orders that a colleague has to approve it. Whether it has to be, the server decides with the order. */
const ApprovalNotice = ({ total, periodCount, onKnown }: ApprovalNoticeProps) => {
  const { t } = useTranslation("approvals")
  const limit = useLimitBelow(total)
  const submit = limit === null ? null : t("checkout.submit")

  useEffect(() => {
    onKnown(submit)
  }, [submit, onKnown])

  if (limit === null) return null
  return (
    <Note>
      <p>
        {t("checkout.above", { limit: chfWithRappen(limit) })}
        {periodCount > 0 && ` ${t("checkout.held")}`}
      </p>
    </Note>
  )
}

export default ApprovalNotice

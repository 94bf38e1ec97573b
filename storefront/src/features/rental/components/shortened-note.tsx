import { useTranslation } from "react-i18next"
import { dayInWords } from "#kernel/format-day"
import type { Shortening } from "#shop/rental/rules/calendar/select-day"
import { Note } from "@/components/note"
import { unbroken } from "@/lib/unbroken"
import "../calendar/texts"

/** A period that was shortened is said so visibly, in words (ruling 12). */
export const ShortenedNote = ({ shortened: { wished, takenOn, end } }: { shortened: Shortening }) => {
  const { t } = useTranslation("rental")
  const days = { end: dayInWords(end), wished: dayInWords(wished), taken: dayInWords(takenOn) }
  return (
    <Note kind="warn">
      <p>{unbroken(t("choice.shortened", days))}</p>
    </Note>
  )
}

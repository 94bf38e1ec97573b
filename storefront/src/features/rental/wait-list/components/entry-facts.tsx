import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import type { WaitListEntryWire } from "#shop/wait-list/wire/wait-list"
import "../texts"

/** Which device an entry is about and which days: the offered ones, once there are some. */
export const EntryFacts = ({ entry }: { entry: WaitListEntryWire }) => {
  const { t } = useTranslation("waitList")
  const { rentalstartdate, rentalenddate } = entry.offer ?? entry
  return (
    <p>
      <b>{entry.product.name}</b>
      <br />
      {periodInWords(rentalPeriod(rentalstartdate, rentalenddate))}, {entry.delivery}
      {entry.offer === null && entry.flex_days > 0 && <>, {t("page.flex", { count: entry.flex_days })}</>}
    </p>
  )
}

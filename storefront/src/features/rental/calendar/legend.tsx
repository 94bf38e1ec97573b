import { useTranslation } from "react-i18next"
import "./texts"

const ENTRIES = [
  { mark: "free", sample: 3, label: "calendar.free" },
  { mark: "booked", sample: 4, label: "calendar.booked" },
  { mark: "off", sample: 6, label: "calendar.notChoosable" },
  { mark: "hol", sample: 25, label: "calendar.holiday" },
  { mark: "ship", sample: 3, label: "calendar.dispatch" },
  { mark: "today", sample: 2, label: "calendar.today" },
] as const

export const Legend = () => {
  const { t } = useTranslation("rental")
  return (
    <ul className="legend" aria-label={t("calendar.legend")}>
      {ENTRIES.map(({ mark, sample, label }) => (
        <li key={mark}>
          <span className={`day ${mark}`} aria-hidden="true">
            <span>{sample}</span>
          </span>
          {t(label)}
        </li>
      ))}
    </ul>
  )
}

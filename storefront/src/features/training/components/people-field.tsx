import { quantityOf } from "@domain/quantity"
import { useTranslation } from "react-i18next"
import { Icon } from "../../../components/icon"
import { useIsHydrated } from "../../../lib/hydrated"
import "../texts"

interface PeopleFieldProps {
  course: string
  /** As typed; what it means is told by `quantityOf`. */
  value: string
  onChange: (value: string) => void
}

/** How many take part in a course. */
export const PeopleField = ({ course, value, onChange }: PeopleFieldProps) => {
  const { t } = useTranslation("training")
  const isHydrated = useIsHydrated()
  const step = (by: number) => onChange(String(quantityOf(quantityOf(value) + by)))
  return (
    <div className="qty">
      <button type="button" disabled={!isHydrated} aria-label={t("fewer", { name: course })} onClick={() => step(-1)}>
        <Icon name="minus" small />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        disabled={!isHydrated}
        value={value}
        aria-label={`${t("people")}: ${course}`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(String(quantityOf(value)))}
      />
      <button type="button" disabled={!isHydrated} aria-label={t("more", { name: course })} onClick={() => step(1)}>
        <Icon name="plus" small />
      </button>
    </div>
  )
}

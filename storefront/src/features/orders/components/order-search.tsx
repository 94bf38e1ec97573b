import texts from "@words/customer/order-search.json"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { ToggleChips } from "@/components/form/toggle-chips"
import { addTexts } from "@/lib/i18n"
import { ORDER_FILTERS, type OrderFilter } from "../order-search"
import "@/components/form/fields.css"
import "../orders.css"

addTexts("orders", texts)

interface OrderSearchProps {
  text: string
  filter: OrderFilter
  onType: (text: string) => void
  onFilter: (filter: OrderFilter) => void
  /** How many orders are shown. */
  count: number
}

/** Finds one among many orders; what was typed stays in the address. */
export const OrderSearch = ({ text, filter, onType, onFilter, count }: OrderSearchProps) => {
  const { t } = useTranslation("orders")
  const id = useId()
  return (
    <search className="order-search">
      <div className="f">
        <label htmlFor={id}>{t("search.label")}</label>
        <input
          id={id}
          className="in"
          type="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <ToggleChips
        label={t("search.show")}
        choices={ORDER_FILTERS.map((value) => ({ value, name: t(`search.filter.${value}`) }))}
        chosen={filter}
        onChoose={onFilter}
      />
      <p className="vh" role="status">
        {t("search.found", { count })}
      </p>
    </search>
  )
}

import { useTranslation } from "react-i18next"
import { dayInNumbers } from "#kernel/format-day"
import type { Order } from "./order"
import "./texts"

/** 'Bestellung {number} vom {date}' by the shop's number (spec "customer area" §2.9, ruling 5). */
export function useOrderTitle({ shopNumber, day }: Order): string {
  const { t } = useTranslation("orders")
  return t("titled", { number: shopNumber, date: dayInNumbers(day) })
}

import { dayInNumbers } from "@domain/format-day"
import { useTranslation } from "react-i18next"
import type { Order } from "./order"
import "./texts"

/** 'Bestellung {number} vom {date}', only 'Bestellung' without a number (spec "customer area" §2.9). */
export function useOrderTitle({ number, day }: Order): string {
  const { t } = useTranslation("orders")
  return number ? t("titled", { number, date: dayInNumbers(day) }) : t("untitled")
}

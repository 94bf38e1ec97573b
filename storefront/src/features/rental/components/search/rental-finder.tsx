import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { type DaySelection, NOTHING_SELECTED } from "#shop/rental/rules/calendar/select-day"
import { Button } from "@/components/button"
import { paths } from "@/lib/paths"
import { useDeliveryTypes } from "../../api/delivery-types"
import { usePurposes } from "../../api/purposes"
import { defaultDeliveryType, periodOf } from "../../rental-offer-state"
import { frameFor, rentalSearchQuery } from "../../rental-search"
import "../../styles/finder.css"
import "../../search-texts"
import { useSearchDays } from "../../use-rental-search"
import { PeriodFields } from "../period-fields"
import { Recommendation } from "./recommendation"
import "@/components/form/fields.css"

/** The short way from the home page to the free devices, with one of them. For the purpose it works as a plain form too. */
export const RentalFinder = () => {
  const { t } = useTranslation("rental")
  const navigate = useNavigate()
  const selectId = useId()
  const days = useSearchDays()
  const { data: purposes = [] } = usePurposes()
  const { data: deliveryTypes = [] } = useDeliveryTypes()
  const [period, setPeriod] = useState<DaySelection>(NOTHING_SELECTED)
  const select = useRef<HTMLSelectElement>(null)
  const [purpose, setPurpose] = useState<string | null>(null)

  // A use may have been chosen before there was anybody to hear of it.
  useEffect(() => {
    setPurpose(select.current?.value || null)
  }, [])

  const delivery = defaultDeliveryType(deliveryTypes)
  const frame = frameFor(days, delivery)

  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const purposeId = String(new FormData(event.currentTarget).get("purpose") ?? "")
    navigate(paths.rent + rentalSearchQuery({ purposeId, period }))
  }

  return (
    <div className="finder wrap">
      <div>
        <form action={paths.rent} onSubmit={find}>
          <h2>{t("finder.title")}</h2>
          <div className="f z">
            <label htmlFor={selectId}>{t("list.purpose")}</label>
            <select
              className="in"
              id={selectId}
              ref={select}
              name="purpose"
              defaultValue=""
              onChange={({ target }) => setPurpose(target.value || null)}
            >
              <option value="">{t("list.allPurposes")}</option>
              {purposes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <PeriodFields selection={period} frame={frame} onChoose={setPeriod} />
          <Button type="submit">{t("finder.show")}</Button>
        </form>
        {delivery && <Recommendation purposeId={purpose} chosen={periodOf(period)} delivery={delivery} />}
      </div>
    </div>
  )
}

import { useId } from "react"
import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { useIsHydrated } from "@/lib/page/hydrated"
import { useDeliveryTypes } from "../api/delivery-types"
import { isPickup } from "../rental-offer-state"
import "../search-texts"
import "@/components/form/fields.css"

interface DeliverySelectProps {
  chosen: DeliveryType | undefined
  onChoose: (type: DeliveryType) => void
}

/** How the device comes: it decides which days are possible, and is part of the price. */
export const DeliverySelect = ({ chosen, onChoose }: DeliverySelectProps) => {
  const { t } = useTranslation("rental")
  const id = useId()
  const isHydrated = useIsHydrated()
  const { data: types = [] } = useDeliveryTypes()
  const choose = (typeId: string) => {
    const type = types.find((one) => one.id === typeId)
    if (type) onChoose(type)
  }
  return (
    <div className="f">
      <label htmlFor={id}>{t("search.delivery")}</label>
      <select
        className="in"
        id={id}
        value={chosen?.id ?? ""}
        disabled={!isHydrated}
        onChange={(event) => choose(event.target.value)}
      >
        {types.map((type) => (
          <option key={type.id} value={type.id}>
            {isPickup(type) ? type.name : `${type.name}, ${chfOfWire(type.price)}`}
          </option>
        ))}
      </select>
    </div>
  )
}

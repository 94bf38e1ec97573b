import { useTranslation } from "react-i18next"
import { DEVICES, type DeviceFilter as Filter } from "#shop/catalogue/rules/devices"
import { ToggleChips } from "@/components/form/toggle-chips"
import "../texts"
import "@/styles/parts/filters.css"

interface DeviceFilterProps {
  chosen: Filter
  onChoose: (filter: Filter) => void
  onIntent: (filter: Filter) => void
}

/** 'Alle' and one button per device (spec "public shop" §2). */
export const DeviceFilter = (props: DeviceFilterProps) => {
  const { t } = useTranslation("goods")
  const all = { value: "all" as const, name: t("filter.all") }
  const choices = [all, ...DEVICES.map(({ tag, name }) => ({ value: tag, name }))]
  return (
    <div className="filters">
      <ToggleChips<Filter> label={t("filter.label")} choices={choices} {...props} />
    </div>
  )
}

import { useId } from "react"
import { useTranslation } from "react-i18next"
import { DEVICES, type DeviceFilter as Filter } from "#shop/catalogue/rules/devices"
import { useIsHydrated } from "@/lib/page/hydrated"
import "../texts"

interface DeviceFilterProps {
  chosen: Filter
  onChoose: (filter: Filter) => void
  /** A filter that is pointed at or focused is probably the next one. */
  onIntent: (filter: Filter) => void
}

/** 'Alle' and one button per device (spec "public shop" §2). */
export const DeviceFilter = ({ chosen, onChoose, onIntent }: DeviceFilterProps) => {
  const { t } = useTranslation("goods")
  const labelId = useId()
  const isHydrated = useIsHydrated()
  const choices = [{ tag: "all" as const, name: t("filter.all") }, ...DEVICES]
  return (
    <div className="filters">
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons that act at once are no fields of a form */}
      <div role="group" aria-labelledby={labelId}>
        <span className="lab" id={labelId}>
          {t("filter.label")}
        </span>
        <div className="chips">
          {choices.map(({ tag, name }) => (
            <button
              key={tag}
              type="button"
              className="chip"
              disabled={!isHydrated}
              aria-pressed={tag === chosen}
              onClick={() => onChoose(tag)}
              onPointerEnter={() => onIntent(tag)}
              onFocus={() => onIntent(tag)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

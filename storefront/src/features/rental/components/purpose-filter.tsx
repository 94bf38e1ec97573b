import { useId } from "react"
import { useTranslation } from "react-i18next"
import { useFailureToast } from "@/lib/failure-toast"
import { useIsHydrated } from "@/lib/page/hydrated"
import { usePurposes } from "../api/purposes"
import "../search-texts"

interface PurposeFilterProps {
  chosenId: string | null
  onChoose: (purposeId: string | null) => void
}

/** 'Alle' and one button per purpose (spec "public shop" §2). */
export const PurposeFilter = ({ chosenId, onChoose }: PurposeFilterProps) => {
  const { t } = useTranslation("rental")
  const labelId = useId()
  const isHydrated = useIsHydrated()
  const list = usePurposes()
  const { data: purposes = [] } = list
  useFailureToast(list)
  const choices = [{ id: null, name: t("list.allPurposes") }, ...purposes]
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons that act at once are no fields of a form
    <div role="group" aria-labelledby={labelId}>
      <span className="lab" id={labelId}>
        {t("list.purpose")}
      </span>
      <div className="chips">
        {choices.map(({ id, name }) => (
          <button
            key={id ?? ""}
            type="button"
            className="chip"
            disabled={!isHydrated}
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}

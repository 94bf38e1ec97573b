import { useTranslation } from "react-i18next"
import { ToggleChips } from "@/components/form/toggle-chips"
import { useFailureToast } from "@/lib/failure-toast"
import { usePurposes } from "../../api/purposes"
import "../../search-texts"

interface PurposeFilterProps {
  chosenId: string | null
  onChoose: (purposeId: string | null) => void
}

/** 'Alle' and one button per purpose (spec "public shop" §2). */
export const PurposeFilter = ({ chosenId, onChoose }: PurposeFilterProps) => {
  const { t } = useTranslation("rental")
  const list = usePurposes()
  const { data: purposes = [] } = list
  useFailureToast(list)
  const all = { value: null, name: t("list.allPurposes") }
  const choices = [all, ...purposes.map(({ id, name }) => ({ value: id, name }))]
  return <ToggleChips label={t("list.purpose")} choices={choices} chosen={chosenId} onChoose={onChoose} />
}

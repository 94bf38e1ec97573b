import { useTranslation } from "react-i18next"
import { useIsHydrated } from "@/lib/page/hydrated"
import "../compare-toggle.css"
import "../../search-texts"
import { MOST_COMPARED, withDevice, withoutDevice } from "../compared"
import "@/components/form/fields.css"

export interface ComparedInList {
  slugs: readonly string[]
  onChange: (slugs: string[]) => void
}

interface CompareToggleProps {
  device: { slug: string; name: string }
  compared: ComparedInList
}

/** Takes a device of the list into the comparison; a fifth finds no room. */
export const CompareToggle = ({ device: { slug, name }, compared: { slugs, onChange } }: CompareToggleProps) => {
  const { t } = useTranslation("rental")
  const isChosen = slugs.includes(slug)
  const isFull = !isChosen && slugs.length >= MOST_COMPARED
  const isHydrated = useIsHydrated()
  return (
    <label className="chk cmp-t">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull || !isHydrated}
        aria-label={t("list.compareDevice", { device: name })}
        onChange={() => onChange(isChosen ? withoutDevice(slugs, slug) : withDevice(slugs, slug))}
      />
      <span>{t("list.compare")}</span>
    </label>
  )
}

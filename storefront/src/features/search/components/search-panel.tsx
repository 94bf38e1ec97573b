import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "@/components/icon"
import "../search-panel.css"
import { SearchCombobox } from "./search-combobox"

export interface SearchPanelProps {
  /** The customer is done with it; the focus goes back to where it came from. */
  onClose: () => void
  /** The focus or a click went elsewhere. */
  onLeave: () => void
}

/** The search below the header. */
const SearchPanel = ({ onClose, onLeave }: SearchPanelProps) => {
  const { t } = useTranslation("search")
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const isOutside = target instanceof Element && !panel.current?.contains(target) && !target.closest(".tools")
      if (isOutside) onLeave()
    }
    document.addEventListener("pointerdown", closeOutside)
    document.addEventListener("focusin", closeOutside)
    return () => {
      document.removeEventListener("pointerdown", closeOutside)
      document.removeEventListener("focusin", closeOutside)
    }
  }, [onLeave])

  return (
    <div className="search-panel" ref={panel}>
      <div className="wrap">
        <SearchCombobox onLeave={onClose} />
        <button type="button" aria-label={t("header.close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}

export default SearchPanel

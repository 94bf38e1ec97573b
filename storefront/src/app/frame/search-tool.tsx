import { type RefObject, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation, useNavigate } from "react-router-dom"
import { Icon } from "../../components/icon"
import type { SearchPanelProps } from "../../features/search/components/search-panel"
import { useIsHydrated } from "../../lib/page/hydrated"
import { lazyPart } from "../../lib/page/lazy-part"
import { paths } from "../../lib/paths"

const panel = lazyPart<SearchPanelProps>(() => import("../../features/search/components/search-panel"))

const preload = () => void panel.preload().catch(() => undefined)

interface SearchTool {
  isOpen: boolean
  button: RefObject<HTMLButtonElement | null>
  toggle: () => void
  close: () => void
  leave: () => void
}

/** The header's search: its code comes once somebody is about to use it; if it doesn't, the page /search does. */
export function useSearchTool(): SearchTool {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === pathname
  const leave = () => setOpenAt(null)

  // Another page closes the search, and coming back doesn't open it.
  if (openAt !== null && !isOpen) leave()

  return {
    isOpen,
    button,
    toggle: () => {
      if (isOpen) leave()
      else
        panel.preload().then(
          () => setOpenAt(pathname),
          () => navigate(paths.search),
        )
    },
    close: () => {
      leave()
      button.current?.focus()
    },
    leave,
  }
}

/** A link to /search until scripts are there. */
export const SearchButton = ({ isOpen, button, toggle }: SearchTool) => {
  const { t } = useTranslation("frame")
  if (!useIsHydrated()) {
    return (
      <Link className="opt" to={paths.search} aria-label={t("tools.search")}>
        <Icon name="search" />
      </Link>
    )
  }
  return (
    <button
      type="button"
      className="opt"
      ref={button}
      aria-label={t("tools.search")}
      aria-expanded={isOpen}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={toggle}
    >
      <Icon name="search" />
    </button>
  )
}

export const SearchPanel = ({ isOpen, close, leave }: SearchTool) =>
  isOpen ? <panel.Part onClose={close} onLeave={leave} /> : null

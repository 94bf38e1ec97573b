import { type KeyboardEvent, useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { paths } from "@/lib/paths"
import { asked, useSearch } from "../api/search"
import "../texts"
import { useDebounced } from "../use-debounced"
import { Areas } from "./areas"
import { Suggestion } from "./suggestion"
import "@/components/form/fields.css"

const MOST_SUGGESTIONS = 6
const PAUSE_MS = 120

/**
 * A field that suggests products while it is typed in: a combobox with a list, by arrow keys, Enter and Escape.
 * @param onLeave Escape without an open list, or a choice was made
 */
export const SearchCombobox = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation("search")
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState("")
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const query = asked(text)
  const settled = useDebounced(query, PAUSE_MS)
  const { data: found = [], isSuccess, isPlaceholderData } = useSearch(settled, MOST_SUGGESTIONS)
  const isCurrent = settled === query && isSuccess && !isPlaceholderData
  const hits = query === "" ? [] : found
  const isListed = isOpen && hits.length > 0
  const isNothing = hits.length === 0 && isCurrent && query !== ""
  const targets = [...hits.map((hit) => hit.get_absolute_url ?? "#"), paths.searchFor(query)]

  const goTo = (target: string) => {
    onLeave()
    navigate(target)
  }
  const type = (typed: string) => {
    setText(typed)
    setIsOpen(true)
    setActive(-1)
  }
  /** Through all options and the field itself, which is before the first. */
  const move = (step: 1 | -1) => {
    setIsOpen(true)
    const places = targets.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (isListed && event.key === "ArrowDown") move(1)
    else if (isListed && event.key === "ArrowUp") move(-1)
    else if (event.key === "ArrowDown" && hits.length > 0) setIsOpen(true)
    else if (event.key === "Enter" && isListed && active >= 0) goTo(targets[active])
    else if (event.key === "Escape" && isListed) setIsOpen(false)
    else if (event.key === "Escape") onLeave()
    else return
    event.preventDefault()
  }

  return (
    <search className="search-box">
      <form
        action={paths.search}
        onSubmit={(event) => {
          event.preventDefault()
          if (query !== "") goTo(paths.searchFor(query))
        }}
      >
        <label className="vh" htmlFor={id}>
          {t("header.label")}
        </label>
        <input
          className="in"
          id={id}
          type="search"
          name="query"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t("header.placeholder")}
          // biome-ignore lint/a11y/noAutofocus: the customer has just opened the search to type
          autoFocus
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
        <button className="btn btn-1" type="submit">
          {t("header.action")}
        </button>
      </form>
      <div
        className="suggestions"
        id={`${id}-list`}
        role="listbox"
        aria-label={t("header.suggestions")}
        hidden={!isListed}
      >
        {hits.map((hit, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: keys are the field's
          <div
            key={hit.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => goTo(targets[index])}
          >
            <Suggestion hit={hit} />
          </div>
        ))}
        {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: as above */}
        <div
          className="all"
          id={`${id}-${hits.length}`}
          role="option"
          aria-selected={active === hits.length}
          onPointerMove={() => setActive(hits.length)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => goTo(paths.searchFor(query))}
        >
          {t("header.all", { query })}
        </div>
      </div>
      <p className={isNothing ? "nothing" : "vh"} role="status">
        {isCurrent && query !== "" && (hits.length > 0 ? t("header.found", { count: hits.length }) : t("header.none"))}
      </p>
      {isNothing && <Areas />}
    </search>
  )
}

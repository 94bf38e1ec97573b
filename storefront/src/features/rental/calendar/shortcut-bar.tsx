import { memo } from "react"
import { useTranslation } from "react-i18next"
import { SHORTCUTS, type Shortcut } from "#shop/rental/rules/calendar/shortcuts"
import "@/components/form/chips.css"

interface ShortcutBarProps {
  /** Before the bookings are there nothing can be chosen. */
  isDisabled: boolean
  /** With the button, which the focus may have to come back to. */
  onChoose: (shortcut: Shortcut, button: HTMLElement) => void
}

/** Periods that many ask for, each one click. */
export const ShortcutBar = memo(({ isDisabled, onChoose }: ShortcutBarProps) => {
  const { t } = useTranslation("rental")
  return (
    <fieldset className="quick" aria-label={t("shortcut.title")} disabled={isDisabled}>
      {SHORTCUTS.map((shortcut) => (
        <button
          key={shortcut}
          className="chip"
          type="button"
          onClick={(event) => onChoose(shortcut, event.currentTarget)}
        >
          {t(`shortcut.${shortcut}`)}
        </button>
      ))}
    </fieldset>
  )
})

import texts from "@words/step-list.json"
import { useTranslation } from "react-i18next"
import { addTexts } from "@/lib/i18n"
import { unbroken } from "@/lib/unbroken"
import { Icon } from "../icon"
import "./step-list.css"

addTexts("stepList", texts)

interface Step {
  name: string
  title: string
  state: "done" | "now" | "todo"
  /** When it was or will be. */
  when?: string | null
  hint?: string | null
  isLate?: boolean
}

/** How far something has come: shapes and words say it, colours only help. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => {
  const { t } = useTranslation("stepList")
  return (
    <ol className="tl">
      {steps.map(({ name, title, state, when, hint, isLate }) => (
        <li key={name} className={state} aria-current={state === "now" ? "step" : undefined}>
          {state === "done" && <Icon name="check" />}
          <div>
            <b>
              {title}
              {state !== "todo" && <span className="vh">{t(state)}</span>}
            </b>
            {when && <span>{unbroken(when)}</span>}
            {hint && <span className={isLate ? "late" : undefined}>{unbroken(hint)}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}

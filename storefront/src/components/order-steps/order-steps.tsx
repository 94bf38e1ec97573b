import texts from "@words/shopping/order-steps.json"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { addTexts } from "@/lib/i18n"
import { paths } from "@/lib/paths"
import { useIsSignedIn } from "@/lib/session/session"
import { type OrderStep, stepStates } from "./step-states"
import "./order-steps.css"

addTexts("orderSteps", texts)

/** Where the visitor is on the way to an order, with the way back to the cart. */
export const OrderSteps = ({ current }: { current: OrderStep }) => {
  const { t } = useTranslation("orderSteps")
  const isSignedIn = useIsSignedIn()
  return (
    <ol className="way" aria-label={t("label")}>
      {stepStates(current, isSignedIn).map(({ step, state }) => (
        <li key={step} className={state} aria-current={state === "now" ? "step" : undefined}>
          {step === "cart" && state === "done" ? <Link to={paths.cart}>{t(step)}</Link> : t(step)}
          {state === "done" && <span className="vh">{t("done")}</span>}
        </li>
      ))}
    </ol>
  )
}

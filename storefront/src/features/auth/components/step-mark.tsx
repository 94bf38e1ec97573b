import { useTranslation } from "react-i18next"
import "../texts"
import "@/styles/parts/progress.css"

export const StepMark = ({ step }: { step: 1 | 2 }) => {
  const { t } = useTranslation("auth")
  return (
    <p className={step === 1 ? "prog p1" : "prog"}>
      <i aria-hidden="true" />
      {t(`signUp.step${step}`)}
    </p>
  )
}

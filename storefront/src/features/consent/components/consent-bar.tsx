import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import type { ConsentChoice } from "../consent-choice"
import { ConsentPanel } from "./consent-panel"

interface ConsentBarProps {
  current: ConsentChoice | null
  isAskedFor: boolean
  onChoose: (choice: ConsentChoice) => void
}

/** Two buttons of the same look. */
export const ConsentBar = ({ current, isAskedFor, onChoose }: ConsentBarProps) => {
  const { t } = useTranslation("consent")
  const text = (
    <>
      {current && <>{t(`current.${current}`)} </>}
      {t("text")}
    </>
  )
  return (
    <ConsentPanel isAskedFor={isAskedFor} text={text}>
      <Button look="2" small onClick={() => onChoose("refused")}>
        {t("refuse")}
      </Button>
      <Button look="2" small onClick={() => onChoose("granted")}>
        {t("accept")}
      </Button>
    </ConsentPanel>
  )
}

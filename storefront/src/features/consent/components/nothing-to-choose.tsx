import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { ConsentPanel, type ConsentSettingsProps } from "./consent-panel"

/** The cookie settings of a shop that loads no statistics: it says so. */
const NothingToChoose = ({ isAskedFor, onClose }: ConsentSettingsProps) => {
  const { t } = useTranslation("consent")
  if (!isAskedFor) return null
  return (
    <ConsentPanel isAskedFor text={t("nothing")}>
      <Button look="2" small onClick={onClose}>
        {t("close")}
      </Button>
    </ConsentPanel>
  )
}

export default NothingToChoose

import { useTranslation } from "react-i18next"
import { Button } from "@/components/button"
import { ConsentPanel } from "./consent-panel"

/** The cookie settings of a shop that loads no statistics: it says so. */
const NothingToChoose = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation("consent")
  return (
    <ConsentPanel isAskedFor text={t("nothing")}>
      <Button look="2" small onClick={onClose}>
        {t("close")}
      </Button>
    </ConsentPanel>
  )
}

export default NothingToChoose

import { useTranslation } from "react-i18next"
import errorPicture from "../../assets/states/error.svg"
import { Button } from "../../components/button"

export const CrashPage = () => {
  const { t } = useTranslation(["frame", "common"])
  return (
    <div className="wrap lost" role="alert">
      <img src={errorPicture} width="480" height="360" alt="" />
      <div>
        <h1>{t("crash.title")}</h1>
        <p>{t("crash.text")}</p>
        <Button onClick={() => window.location.reload()}>{t("common:action.reload")}</Button>
      </div>
    </div>
  )
}

import { useTranslation } from "react-i18next"
import lostPicture from "../assets/states/404.svg"
import { ButtonLink } from "../components/button"
import { PageHead } from "../components/page-head"
import { paths } from "../lib/paths"

const NotFoundPage = () => {
  const { t } = useTranslation("frame")
  return (
    <div className="wrap lost">
      <PageHead title={t("notFound.title")} />
      <img src={lostPicture} width="480" height="360" alt="" />
      <div>
        <h1>{t("notFound.title")}</h1>
        <p>{t("notFound.text")}</p>
        <div className="acts">
          <ButtonLink to={paths.home}>{t("notFound.home")}</ButtonLink>
          <ButtonLink to={paths.rent} look="2">
            {t("notFound.rent")}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

export default NotFoundPage

import { useTranslation } from "react-i18next"
import { ButtonLink } from "../../components/button"
import { PageTop } from "../../components/page-top"
import "../../features/events/texts"
import { paths } from "../../lib/paths"
import { useShop } from "../../lib/shop"

/** Where the registration for the launch event ends; nothing for search engines. */
const EventConfirmationPage = () => {
  const { t } = useTranslation("events")
  const { phone, phoneHref } = useShop()
  return (
    <>
      <PageTop
        title={t("confirmation.title")}
        crumbs={[{ label: t("list.crumb"), to: paths.events }, { label: t("confirmation.crumb") }]}
      />
      <div className="wrap form-width stack">
        <p>{t("confirmation.text")}</p>
        <p>
          {t("confirmation.help")}
          <a className="num" href={phoneHref}>
            {phone}
          </a>
        </p>
        <div>
          <ButtonLink to={paths.home}>{t("confirmation.home")}</ButtonLink>
        </div>
      </div>
    </>
  )
}

export default EventConfirmationPage

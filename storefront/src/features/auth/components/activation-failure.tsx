import { useTranslation } from "react-i18next"
import { FailureNote } from "../../../components/form/failure-note"
import { Icon } from "../../../components/icon"
import { useShop } from "../../../lib/shop"

export const ActivationFailure = ({ error }: { error: Error }) => {
  const { t } = useTranslation("auth")
  const { phone, phoneHref, mail } = useShop()
  return (
    <>
      <FailureNote error={error} />
      <div className="acts">
        <a className="btn btn-2" href={phoneHref}>
          <Icon name="phone" />
          {t("activation.call", { phone })}
        </a>
        <a className="btn btn-2" href={`mailto:${mail}`}>
          {t("activation.write")}
        </a>
      </div>
    </>
  )
}

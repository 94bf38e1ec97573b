import { useTranslation } from "react-i18next"
import { ButtonLink } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Icon } from "@/components/icon"
import { ApiError } from "@/lib/http/api-error"
import { useOptionalPart } from "@/lib/page/optional-part"
import { paths } from "@/lib/paths"
import { useShop } from "@/lib/shop"

const loadResendForm = () => import("./resend-form")

/**
 * Why the link didn't work, and the ways on: log in, where it has been used; another link; somebody to ask. Most links work,
 * so the form for another one, with the library and the rules behind it, follows only where one didn't.
 */
export const ActivationFailure = ({ error }: { error: Error }) => {
  const { t } = useTranslation("auth")
  const { phone, phoneHref, mail } = useShop()
  const isRefused = error instanceof ApiError && error.isRefusal
  const ResendForm = useOptionalPart(isRefused, loadResendForm)
  return (
    <>
      <FailureNote error={error} />
      <div className="acts">
        {isRefused && <ButtonLink to={paths.logIn}>{t("login.submit")}</ButtonLink>}
        <a className="btn btn-2" href={phoneHref}>
          <Icon name="phone" />
          {t("activation.call", { phone })}
        </a>
        <a className="btn btn-2" href={`mailto:${mail}`}>
          {t("activation.write")}
        </a>
      </div>
      {ResendForm && (
        <section className="stack" aria-labelledby="again">
          <h2 id="again">{t("activation.againTitle")}</h2>
          <p>{t("activation.againText")}</p>
          <ResendForm />
        </section>
      )}
    </>
  )
}

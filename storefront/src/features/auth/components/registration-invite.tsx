import { useTranslation } from "react-i18next"
import panorama from "@/assets/scan/scan-rundum.webp"
import { ButtonLink } from "@/components/button"
import { paths } from "@/lib/paths"
import { useShop } from "@/lib/shop"
import { unbroken } from "@/lib/unbroken"
import "@/styles/parts/invite.css"

export const RegistrationInvite = () => {
  const { t } = useTranslation("auth")
  const { supportHours } = useShop()
  return (
    <section className="invite" aria-labelledby="invite">
      <img src={panorama} width="2560" height="400" alt="" style={{ objectPosition: "36% 50%" }} />
      <h2 id="invite">{t("invite.title")}</h2>
      <p>{t("invite.text")}</p>
      <ul>
        <li>{t("invite.points.addresses")}</li>
        <li>{t("invite.points.orders")}</li>
        <li>{t("invite.points.advice", { hours: unbroken(supportHours) })}</li>
      </ul>
      <ButtonLink to={paths.signUp}>{t("invite.action")}</ButtonLink>
    </section>
  )
}

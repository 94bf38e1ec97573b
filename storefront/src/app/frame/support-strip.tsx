import { useTranslation } from "react-i18next"
import { useShop } from "../../lib/shop"

/** How to reach somebody, on every page. A channel that isn't set up isn't shown (ruling 3). */
export const SupportStrip = () => {
  const { t } = useTranslation("frame")
  const { phone, phoneHref, mail, supportHours, mailHours, chatUrl, appointmentUrl } = useShop()
  const channels = [
    { label: t("support.phone", { hours: supportHours }), text: phone, href: phoneHref },
    { label: t("support.mail", { hours: mailHours }), text: mail, href: `mailto:${mail}` },
    { label: t("support.chat", { hours: supportHours }), text: t("support.writeMessage"), href: chatUrl },
    { label: t("support.online"), text: t("support.bookAppointment"), href: appointmentUrl },
  ]
  return (
    <section className="help" aria-labelledby="help-h">
      <div className="wrap">
        <h2 id="help-h">{t("support.title")}</h2>
        <ul>
          {channels.map(
            ({ label, text, href }) =>
              href && (
                <li key={href}>
                  <small>{label}</small>
                  <a href={href}>{text}</a>
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  )
}

import { useTranslation } from "react-i18next"
import { AccountFacts } from "@/components/account-facts"
import { useShop } from "@/lib/shop"
import { useProfile } from "../api/profile"

/** Whose account was just activated: who typed the data at sign-up need not be who follows the link. */
export const ActivatedAccount = () => {
  const { t } = useTranslation("auth")
  const { phone, phoneHref } = useShop()
  const { data: profile } = useProfile()
  if (!profile) return null
  return (
    <section className="panel" aria-labelledby="whose">
      <h2 id="whose">{t("activation.account")}</h2>
      <AccountFacts {...profile} />
      <p>
        {t("activation.accountWrong")}
        <a className="num" href={phoneHref}>
          {phone}
        </a>
      </p>
    </section>
  )
}

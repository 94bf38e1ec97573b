import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { Button } from "@/components/button"
import { paths } from "@/lib/paths"
import { endLogin } from "@/lib/session/end-login"
import { useActingCustomer } from "../api/acting-customer"
import { forgetLoginCookie } from "../login-cookie"
import { timeOfDay } from "../time-of-day"
import "../texts"
import "../acting.css"

/** Above every page while staff act in a customer's name: in whose, until when, and the way out. */
const ActingBanner = () => {
  const { t } = useTranslation("impersonation")
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: customer } = useActingCustomer()
  const end = () => {
    flushSync(() => endLogin(queries))
    navigate(paths.home)
  }
  // However the login ends, the notice goes with it.
  useEffect(() => forgetLoginCookie, [])

  return (
    <section className="acting" aria-label={t("banner.label")}>
      <div className="wrap">
        <p>
          {t("banner.as")} <b>{customer?.name ?? t("banner.customer")}</b>
          {customer?.endsAt && `, ${t("banner.until", { time: timeOfDay(customer.endsAt) })}`}
        </p>
        <Button look="2" small onClick={end}>
          {t("banner.end")}
        </Button>
      </div>
    </section>
  )
}

export default ActingBanner

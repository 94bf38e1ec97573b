import { useIsMutating } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router-dom"
import { OrderSteps } from "../../components/order-steps/order-steps"
import { PageTop } from "../../components/page-top"
import { Redirect } from "../../components/redirect"
import { LoginForm } from "../../features/auth/components/login-form"
import { LoginNotice } from "../../features/auth/components/login-notice"
import { RegistrationInvite } from "../../features/auth/components/registration-invite"
import { linkCartAfterLogin } from "../../features/cart/api/link-cart"
import { localTarget, paths } from "../../lib/paths"
import { useIsSignedIn } from "../../lib/session/session"
import { WaitingCart } from "./waiting-cart"
import "@/styles/parts/invite.css"

const LogInPage = () => {
  const { t } = useTranslation("auth")
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isLoggingIn = useIsMutating() > 0
  /** Before, or in another tab; the login made here goes on by itself, once it has its cart. */
  const isSignedInElsewhere = useIsSignedIn() && !isLoggingIn
  const target = localTarget(query.get("to"), paths.cart)

  const isOrdering = target === paths.checkout

  const proceed = async () => {
    await linkCartAfterLogin()
    navigate(target, { replace: true })
  }

  if (isSignedInElsewhere) return <Redirect to={target} />
  return (
    <>
      <PageTop
        title={t("login.title")}
        crumbs={[{ label: t("login.crumb") }]}
        step={isOrdering && <OrderSteps current="logIn" />}
      >
        {isOrdering && <WaitingCart />}
      </PageTop>
      <div className="wrap">
        <div className="cards2">
          <section className="panel" aria-labelledby="login">
            <h2 id="login">{t("login.heading")}</h2>
            <div className="stack">
              <LoginNotice message={query.get("message")} to={query.get("to")} />
              <LoginForm email={query.get("email") ?? ""} onLoggedIn={proceed} />
            </div>
          </section>
          <RegistrationInvite />
        </div>
      </div>
    </>
  )
}

export default LogInPage

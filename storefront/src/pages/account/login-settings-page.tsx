import { useTranslation } from "react-i18next"
import { Spinner } from "../../components/spinner"
import { useProfile } from "../../features/account/api/profile"
import { AccountLayout } from "../../features/account/components/account-layout"
import { LoginFacts } from "../../features/account/components/login-facts"

const LoginSettingsPage = () => {
  const { t } = useTranslation("account")
  const { data: profile, refetch } = useProfile()
  return (
    <AccountLayout title={t("loginSettings.title")}>
      <h1>{t("loginSettings.title")}</h1>
      {profile ? <LoginFacts profile={profile} /> : <Spinner onRetry={() => void refetch()} />}
    </AccountLayout>
  )
}

export default LoginSettingsPage

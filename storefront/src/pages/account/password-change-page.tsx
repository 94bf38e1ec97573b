import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { AccountLayout } from "../../features/account/components/account-layout"
import { PasswordChangeForm } from "../../features/auth/components/password/password-change-form"
import { paths } from "../../lib/paths"
import "@/components/form/fields.css"

const PasswordChangePage = () => {
  const { t } = useTranslation(["auth", "account"])
  const navigate = useNavigate()
  const leave = useCallback(() => navigate(paths.loginSettings), [navigate])
  return (
    <AccountLayout
      title={t("passwordChange.title")}
      crumbs={[
        { label: t("account:loginSettings.title"), to: paths.loginSettings },
        { label: t("passwordChange.title") },
      ]}
    >
      <h1>{t("passwordChange.title")}</h1>
      <div className="form-narrow">
        <PasswordChangeForm onDone={leave} />
      </div>
    </AccountLayout>
  )
}

export default PasswordChangePage

import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { profileQuery } from "../../features/account/api/profile"
import { AccountLayout } from "../../features/account/components/account-layout"
import { PasswordChangeForm } from "../../features/auth/components/password/password-change-form"
import { paths } from "../../lib/paths"
import "@/components/form/fields.css"

const PasswordChangePage = () => {
  const { t } = useTranslation(["auth", "account"])
  const navigate = useNavigate()
  const queries = useQueryClient()
  // The page that is led to two seconds later tells when the password was changed.
  const refresh = () => void queries.invalidateQueries({ queryKey: profileQuery.queryKey, refetchType: "all" })
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
        <PasswordChangeForm onChanged={refresh} onDone={leave} />
      </div>
    </AccountLayout>
  )
}

export default PasswordChangePage

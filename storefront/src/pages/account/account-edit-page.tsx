import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { Spinner } from "../../components/spinner"
import { useProfile } from "../../features/account/api/profile"
import { AccountLayout } from "../../features/account/components/account-layout"
import { ProfileEditForm } from "../../features/account/components/profile-edit-form"
import { paths } from "../../lib/paths"
import "@/components/form/fields.css"

const AccountEditPage = () => {
  const { t } = useTranslation("account")
  const navigate = useNavigate()
  const { data: profile, refetch } = useProfile()
  return (
    <AccountLayout
      title={t("edit.title")}
      crumbs={[{ label: t("title"), to: paths.account }, { label: t("edit.title") }]}
    >
      <h1>{t("edit.title")}</h1>
      {profile ? (
        <div className="form-narrow-2">
          <ProfileEditForm profile={profile} onSaved={() => navigate(paths.account)} />
        </div>
      ) : (
        <Spinner onRetry={() => void refetch()} />
      )}
    </AccountLayout>
  )
}

export default AccountEditPage

import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { Spinner } from "../../components/spinner"
import { profileQuery } from "../../features/account/api/profile"
import { AccountLayout } from "../../features/account/components/account-layout"
import { ProfileEditForm } from "../../features/account/components/profile-edit-form"
import { ASKED_ANEW } from "../../lib/http/asked-anew"
import { paths } from "../../lib/paths"
import "@/components/form/fields.css"

const AccountEditPage = () => {
  const { t } = useTranslation("account")
  const navigate = useNavigate()
  const { data: profile, isFetchedAfterMount, refetch } = useQuery({ ...profileQuery, ...ASKED_ANEW })
  return (
    <AccountLayout
      title={t("edit.title")}
      crumbs={[{ label: t("title"), to: paths.account }, { label: t("edit.title") }]}
    >
      <h1>{t("edit.title")}</h1>
      {profile && isFetchedAfterMount ? (
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

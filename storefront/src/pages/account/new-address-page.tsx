import { useTranslation } from "react-i18next"
import { Spinner } from "../../components/spinner"
import { useProfile } from "../../features/account/api/profile"
import { AccountLayout } from "../../features/account/components/account-layout"
import { AddressForm } from "../../features/addresses/components/address-form"
import "../../features/addresses/texts"
import { paths, reload } from "../../lib/paths"
import "@/components/form/fields.css"

const NewAddressPage = () => {
  const { t } = useTranslation(["addresses", "account"])
  const { data: profile, isPending } = useProfile()
  return (
    <AccountLayout
      title={t("form.new")}
      crumbs={[{ label: t("account:title"), to: paths.account }, { label: t("form.new") }]}
    >
      <h1>{t("form.new")}</h1>
      {isPending ? (
        <Spinner />
      ) : (
        <div className="form-narrow-2">
          <AddressForm owner={profile?.email ?? null} onSaved={() => reload(paths.account)} />
        </div>
      )}
    </AccountLayout>
  )
}

export default NewAddressPage

import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useParams } from "react-router-dom"
import { Spinner } from "../../components/spinner"
import { useProfile } from "../../features/account/api/profile"
import { AccountLayout } from "../../features/account/components/account-layout"
import { addressQuery } from "../../features/addresses/api/addresses"
import { AddressForm } from "../../features/addresses/components/address-form"
import "../../features/addresses/texts"
import { ASKED_ANEW } from "../../lib/http/asked-anew"
import { paths, reload } from "../../lib/paths"
import { toast } from "../../lib/toast"
import "@/components/form/fields.css"

const EditAddressPage = () => {
  const { t } = useTranslation(["addresses", "account"])
  const { id = "" } = useParams()
  const navigate = useNavigate()
  const { data: profile, isPending } = useProfile()
  const {
    data: address,
    isError,
    isFetchedAfterMount,
  } = useQuery({
    ...{ ...addressQuery(id), ...ASKED_ANEW },
    retry: false,
  })
  const isMissing = isError && !address

  useEffect(() => {
    if (!isMissing) return
    toast(t("failure.one"), "err")
    navigate(paths.account, { replace: true })
  }, [isMissing, navigate, t])

  return (
    <AccountLayout
      title={t("form.edit")}
      crumbs={[{ label: t("account:title"), to: paths.account }, { label: t("form.edit") }]}
    >
      <h1>{t("form.edit")}</h1>
      {address && isFetchedAfterMount && !isPending ? (
        <div className="form-narrow-2">
          <AddressForm address={address} owner={profile?.email ?? null} onSaved={() => reload(paths.account)} />
        </div>
      ) : (
        <Spinner />
      )}
    </AccountLayout>
  )
}

export default EditAddressPage

import { useTranslation } from "react-i18next"
import { AccountLayout } from "../../features/account/components/account-layout"
import { AddressList } from "../../features/addresses/components/address-list"
import "../../features/addresses/texts"
import { paths } from "../../lib/paths"
import { toast } from "../../lib/toast"

const AddressesPage = () => {
  const { t } = useTranslation(["addresses", "account"])
  return (
    <AccountLayout
      title={t("title")}
      crumbs={[{ label: t("account:title"), to: paths.account }, { label: t("title") }]}
    >
      <h1>{t("title")}</h1>
      <AddressList onDeleted={() => toast(t("deleted"))} />
    </AccountLayout>
  )
}

export default AddressesPage

import { useTranslation } from "react-i18next"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { ButtonLink } from "../../components/button"
import { PageHead } from "../../components/page-head"
import { Spinner } from "../../components/spinner"
import { useProfile } from "../../features/account/api/profile"
import { AccountLayout } from "../../features/account/components/account-layout"
import { ProfileFacts } from "../../features/account/components/profile-facts"
import { AddressList } from "../../features/addresses/components/address-list"
import { paths, reload } from "../../lib/paths"

const AccountPage = () => {
  const { t } = useTranslation("account")
  const { data: profile, refetch } = useProfile()
  return (
    <>
      <PageHead title={t("title")} />
      <Breadcrumbs crumbs={[{ label: t("title") }]} />
      <AccountLayout>
        <h1>{t("title")}</h1>
        {profile ? (
          <>
            <ProfileFacts profile={profile} />
            <p>
              <ButtonLink look="2" to={paths.editAccount}>
                {t("edit.link")}
              </ButtonLink>
            </p>
            <section className="panel" aria-labelledby="addresses">
              <h2 id="addresses">{t("addresses")}</h2>
              {/* A deletion loads the page again: spec "customer area" §4. */}
              <AddressList onDeleted={() => reload(paths.account)} />
            </section>
          </>
        ) : (
          <Spinner onRetry={() => void refetch()} />
        )}
      </AccountLayout>
    </>
  )
}

export default AccountPage

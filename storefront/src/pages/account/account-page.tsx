import { useTranslation } from "react-i18next"
import { ButtonLink } from "../../components/button"
import { Spinner } from "../../components/spinner"
import { WaitingRows } from "../../components/states/waiting"
import { useProfile } from "../../features/account/api/profile"
import { AccountLayout } from "../../features/account/components/account-layout"
import { OwnData } from "../../features/account/components/own-data"
import { ProfileFacts } from "../../features/account/components/profile-facts"
import { AddressList } from "../../features/addresses/components/address-list"
import { lazyPart } from "../../lib/page/lazy-part"
import { paths, reload } from "../../lib/paths"

const accountStart = lazyPart(() => import("../../features/orders/components/start/account-start"))
accountStart.preload().catch(() => undefined)

const AccountPage = () => {
  const { t } = useTranslation("account")
  const { data: profile, refetch } = useProfile()
  return (
    <AccountLayout title={t("title")}>
      <h1>{t("title")}</h1>
      {/* Asked for beside the profile: mostly both are there before anything below could move. */}
      <accountStart.Later />
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
          <OwnData />
        </>
      ) : (
        <Spinner onRetry={() => void refetch()}>
          <WaitingRows />
        </Spinner>
      )}
    </AccountLayout>
  )
}

export default AccountPage

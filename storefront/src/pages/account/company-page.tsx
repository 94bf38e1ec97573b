import { useTranslation } from "react-i18next"
import type { CompanyAccount, OwnCompany } from "#shop/companies/wire/company-account"
import { ButtonLink } from "../../components/button"
import { Spinner } from "../../components/spinner"
import { WaitingRows } from "../../components/states/waiting"
import { AccountLayout } from "../../features/account/components/account-layout"
import { useOwnCompany } from "../../features/colleagues/api/company"
import { OrderLimit } from "../../features/colleagues/approvals/components/limit-form"
import { RequestList } from "../../features/colleagues/approvals/components/request-list"
import { FoundCompany } from "../../features/colleagues/components/found-company"
import { InviteForm } from "../../features/colleagues/components/invite-form"
import { LeaveCompany } from "../../features/colleagues/components/leave-company"
import { MemberList } from "../../features/colleagues/components/member-list"
import { OpenInvitations } from "../../features/colleagues/components/open-invitations"
import "../../features/colleagues/texts"
import { paths } from "../../lib/paths"

const Company = ({ company }: { company: CompanyAccount }) => (
  <>
    <p>
      {company.name}
      <br />
      <span className="muted">{company.uid}</span>
    </p>
    <RequestList />
    <MemberList company={company} />
    <OrderLimit company={company} />
    {company.right === "manage" && (
      <>
        <OpenInvitations invitations={company.invitations} />
        <InviteForm />
      </>
    )}
    <LeaveCompany company={company} />
  </>
)

const WithoutCompany = ({ invitation, company_uid: uid }: OwnCompany) => {
  const { t } = useTranslation("colleagues")
  return (
    <>
      {invitation && (
        <section className="grp" aria-labelledby="invited">
          <h2 id="invited">{t("invited.title")}</h2>
          <div className="stack">
            <p>{t("invited.text", { company: invitation.company })}</p>
            <ButtonLink to={paths.companyInvitation(invitation.token)}>{t("invited.see")}</ButtonLink>
          </div>
        </section>
      )}
      <FoundCompany uid={uid} />
    </>
  )
}

const CompanyPage = () => {
  const { t } = useTranslation("colleagues")
  const { data, refetch } = useOwnCompany()
  return (
    <AccountLayout title={t("title")}>
      <h1>{t("title")}</h1>
      {!data && (
        <Spinner onRetry={() => void refetch()}>
          <WaitingRows />
        </Spinner>
      )}
      {data && (data.company ? <Company company={data.company} /> : <WithoutCompany {...data} />)}
    </AccountLayout>
  )
}

export default CompanyPage

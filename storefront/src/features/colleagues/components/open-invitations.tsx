import { useTranslation } from "react-i18next"
import type { CompanyInvitationWire } from "#shop/companies/wire/company-account"
import { FailureNote } from "@/components/form/failure-note"
import { toast } from "@/lib/toast"
import { instantInWords } from "@/lib/zurich-time"
import { useWithdraw } from "../api/company"
import "@/styles/parts/address-cards.css"

export const OpenInvitations = ({ invitations }: { invitations: CompanyInvitationWire[] }) => {
  const { t } = useTranslation("colleagues")
  const withdraw = useWithdraw()
  if (invitations.length === 0) return null
  return (
    <section className="grp" aria-labelledby="open-invitations">
      <h2 id="open-invitations">{t("open.title")}</h2>
      <FailureNote error={withdraw.error} />
      <ul className="addr-list">
        {invitations.map(({ id, email, right, expires_at, has_expired }) => (
          <li key={id}>
            <div className="addr">
              <p>
                <b>{email}</b>
                <br />
                {t(`right.${right}`)}
                <br />
                <span className="muted s">
                  {has_expired ? t("open.expired") : t("open.until", { instant: instantInWords(expires_at) })}
                </span>
              </p>
              <div className="acts">
                <button
                  type="button"
                  className="link-b"
                  aria-label={t("open.withdrawNamed", { email })}
                  disabled={withdraw.isPending}
                  onClick={() => withdraw.mutate(id, { onSuccess: () => toast(t("open.withdrawn")) })}
                >
                  {t("open.withdraw")}
                </button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

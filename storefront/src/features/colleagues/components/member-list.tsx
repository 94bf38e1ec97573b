import { useState } from "react"
import { useTranslation } from "react-i18next"
import { may } from "#shop/companies/rules/rights"
import type { CompanyAccount, CompanyMemberWire } from "#shop/companies/wire/company-account"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { FailureNote } from "@/components/form/failure-note"
import { toast } from "@/lib/toast"
import { useChangeRight, useRemoveMember } from "../api/company"
import { MemberCard, nameOf } from "./member-card"
import "@/styles/parts/address-cards.css"

export const MemberList = ({ company }: { company: CompanyAccount }) => {
  const { t } = useTranslation("colleagues")
  const [leaving, setLeaving] = useState<CompanyMemberWire | null>(null)
  const change = useChangeRight()
  const removal = useRemoveMember()
  const name = leaving ? nameOf(leaving) : ""
  const mayChange = may(company.right, "change-right")
  const remove = (id: string) =>
    removal.mutate(id, {
      onSuccess: () => toast(t("members.removed", { name })),
      onSettled: () => setLeaving(null),
    })
  return (
    <section className="grp" aria-labelledby="members">
      <h2 id="members">{t("members.title")}</h2>
      <FailureNote error={change.error ?? removal.error} />
      <ul className="addr-list">
        {company.members.map((member) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              onRemove={() => setLeaving(member)}
              onChange={
                mayChange
                  ? (right) => change.mutate({ id: member.id, right }, { onSuccess: () => toast(t("members.changed")) })
                  : null
              }
            />
          </li>
        ))}
      </ul>
      <Dialog
        title={t("members.removeTitle")}
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        actions={
          <>
            <Button look="2" onClick={() => setLeaving(null)}>
              {t("cancel")}
            </Button>
            <Button look="x" busy={removal.isPending} onClick={() => leaving && remove(leaving.id)}>
              {t("members.remove")}
            </Button>
          </>
        }
      >
        <p>{t("members.removeQuestion", { name })}</p>
      </Dialog>
    </section>
  )
}

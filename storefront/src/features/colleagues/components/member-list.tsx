import { useState } from "react"
import { useTranslation } from "react-i18next"
import { may, type Right } from "#shop/companies/rules/rights"
import type { CompanyAccount, CompanyMemberWire } from "#shop/companies/wire/company-account"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { FailureNote } from "@/components/form/failure-note"
import { toast } from "@/lib/toast"
import { useChangeRight, useRemoveMember } from "../api/company"
import { MemberCard, nameOf } from "./member-card"
import "@/styles/parts/address-cards.css"

/** What is asked before it is done: a person goes, or one's own right to manage, which one can't take back. */
interface Question {
  kind: "remove" | "yield"
  member: CompanyMemberWire
}

export const MemberList = ({ company }: { company: CompanyAccount }) => {
  const { t } = useTranslation("colleagues")
  const [asked, setAsked] = useState<Question | null>(null)
  const change = useChangeRight()
  const removal = useRemoveMember()
  const { kind, member: subject } = asked ?? { kind: "remove" as const }
  const name = subject ? nameOf(subject) : ""
  const mayChange = may(company.right, "change-right")
  const close = () => setAsked(null)
  const remove = (id: string) => {
    change.reset()
    removal.mutate(id, { onSuccess: () => toast(t("members.removed", { name })), onSettled: close })
  }
  const setRight = (id: string, right: Right) => {
    removal.reset()
    change.mutate({ id, right }, { onSuccess: () => toast(t("members.changed")), onSettled: close })
  }
  const sent = change.isPending ? change.variables : null
  const choose = (member: CompanyMemberWire, right: Right) => {
    if (member.is_self && !may(right, "change-right")) setAsked({ kind: "yield", member })
    else setRight(member.id, right)
  }
  const confirm = ({ id }: CompanyMemberWire) => (kind === "remove" ? remove(id) : setRight(id, "order"))
  return (
    <section className="grp" aria-labelledby="members">
      <h2 id="members">{t("members.title")}</h2>
      <FailureNote error={change.error ?? removal.error} />
      <ul className="addr-list">
        {company.members.map((member) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              right={sent?.id === member.id ? sent.right : member.right}
              isBusy={change.isPending}
              onRemove={() => setAsked({ kind: "remove", member })}
              onChange={mayChange ? (right) => choose(member, right) : null}
            />
          </li>
        ))}
      </ul>
      <Dialog
        title={t(`members.${kind}Title`)}
        isOpen={asked !== null}
        onClose={close}
        actions={
          <>
            <Button look="2" onClick={close}>
              {t("cancel")}
            </Button>
            <Button look="x" busy={removal.isPending || change.isPending} onClick={() => subject && confirm(subject)}>
              {t(`members.${kind}`)}
            </Button>
          </>
        }
      >
        <p>{t(`members.${kind}Question`, { name })}</p>
      </Dialog>
    </section>
  )
}

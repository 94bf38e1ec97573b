import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { CompanyAccount } from "#shop/companies/wire/company-account"
import { Button } from "@/components/button"
import { Dialog } from "@/components/dialog"
import { FailureNote } from "@/components/form/failure-note"
import { toast } from "@/lib/toast"
import { useLeaveCompany } from "../api/company"

export const LeaveCompany = ({ company }: { company: CompanyAccount }) => {
  const { t } = useTranslation("colleagues")
  const [isAsking, setAsking] = useState(false)
  const leave = useLeaveCompany(() => toast(t("members.left")))
  const go = () => leave.mutate(undefined, { onError: () => setAsking(false) })
  return (
    <div className="grp stack">
      <FailureNote error={leave.error} />
      <Button look="2" onClick={() => setAsking(true)}>
        {t("members.leave")}
      </Button>
      <Dialog
        title={t("members.leave")}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button look="2" onClick={() => setAsking(false)}>
              {t("cancel")}
            </Button>
            <Button look="x" busy={leave.isPending} onClick={go}>
              {t("members.leave")}
            </Button>
          </>
        }
      >
        <p>
          {company.members.length === 1
            ? t("members.leaveLast")
            : t("members.leaveQuestion", { company: company.name })}
        </p>
      </Dialog>
    </div>
  )
}

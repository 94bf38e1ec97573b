import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { OrderRequestWire } from "#shop/approvals/wire/order-request"
import { Button } from "@/components/button"
import { FailureNote } from "@/components/form/failure-note"
import { Note } from "@/components/note"
import { MarkedText } from "@/components/text/marked-text"
import { paths } from "@/lib/paths"
import { useApprove, useWithdrawRequest } from "../api/requests"
import { RefuseDialog } from "./refuse-dialog"

const inFrancs = (amount: string) => chfWithRappen(fromWireMoney(amount))

interface RequestAnswerProps {
  request: OrderRequestWire
  /** Who looks at it, by e-mail; null while that isn't known. */
  owner: string | null
}

/** What who manages can do: the order is placed by this button, at the sum beside it. */
const Approve = ({ request, owner }: RequestAnswerProps) => {
  const { t } = useTranslation("approvals")
  const [isRefusing, setRefusing] = useState(false)
  const approve = useApprove(request.id)
  const { current_total: total, total_cost: asked } = request
  const isChanged = total !== null && total !== asked
  return (
    <div className="stack">
      {total === null && (
        <Note kind="warn">
          <p>{t("page.unavailable")}</p>
        </Note>
      )}
      {isChanged && (
        <Note kind="warn">
          <p>{t("page.changed", { before: inFrancs(asked), now: inFrancs(total) })}</p>
        </Note>
      )}
      <FailureNote error={approve.error} />
      {total !== null && (
        <p className="fine">
          <MarkedText
            text={t("answer.terms", { total: inFrancs(total) })}
            marks={{
              terms: (name) => (
                <Link key="terms" to={paths.terms} target="_blank">
                  {name}
                </Link>
              ),
              total: (amount) => (
                <span key="total" className="num">
                  {amount}
                </span>
              ),
            }}
          />
        </p>
      )}
      <div className="acts">
        {total !== null && (
          <Button busy={approve.isPending} onClick={() => approve.mutate(total)}>
            {t("answer.approve")}
          </Button>
        )}
        <Button look="2" onClick={() => setRefusing(true)}>
          {t("answer.refuse")}
        </Button>
      </div>
      <RefuseDialog {...{ request, owner }} isOpen={isRefusing} onClose={() => setRefusing(false)} />
    </div>
  )
}

const Withdraw = ({ id }: { id: string }) => {
  const { t } = useTranslation("approvals")
  const withdraw = useWithdrawRequest(id)
  return (
    <div className="stack">
      <FailureNote error={withdraw.error} />
      <Button look="2" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t("answer.withdraw")}
      </Button>
    </div>
  )
}

/** What may be done with a request by who looks at it. */
export const RequestAnswer = ({ request, owner }: RequestAnswerProps) => (
  <>
    {request.may.approve && <Approve {...{ request, owner }} />}
    {request.may.withdraw && <Withdraw id={request.id} />}
  </>
)

import { useTranslation } from "react-i18next"
import type { OrderRequestWire } from "#shop/approvals/wire/order-request"
import { StepList } from "@/components/order-steps/step-list"
import { instantInWords } from "@/lib/zurich-time"
import { holdsPeriods } from "../holds-periods"
import { requestSteps } from "../request-steps"

/** Where a request stands between the wish and the order. */
export const RequestTimeline = ({ request }: { request: OrderRequestWire }) => {
  const { t } = useTranslation("approvals")
  const until = { instant: instantInWords(request.expires_at) }
  const steps = requestSteps(request).map(({ name, state, at }) => ({
    name,
    state,
    title: t(`step.${name}`),
    when: at && instantInWords(at),
    hint: name === "answer" ? t(holdsPeriods(request) ? "page.heldUntil" : "list.until", until) : null,
  }))
  return <StepList steps={steps} />
}

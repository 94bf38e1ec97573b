import { toast } from "@medusajs/ui"
import { useEffect } from "react"
import { chfOfWire } from "#kernel/format-chf"
import { PartsBackField } from "#shop/parts/admin/desk/parts-back-field"
import { backBodyOf } from "#shop/parts/admin/desk/parts-draft"
import type { StaffHandover, TakenBack } from "../../wire/staff-handover"
import { ConditionFields } from "../protocol/condition-fields"
import { damageBodyOf } from "../protocol/damage-draft"
import { DamageSwitch } from "../protocol/damage-switch"
import { EMPTY_PROTOCOL, type TakeBackDraft } from "../protocol/protocol-draft"
import { checklistStep, signatureStep } from "../protocol/protocol-steps"
import { useProtocolForm } from "../protocol/use-protocol-form"
import { lateness } from "./lateness"
import { ReturnStep } from "./return-step"
import { StepFlow } from "./step-flow"

const FIELDS_OF = [
  ["returned_on", "waiver_reason"],
  ["checklist", "parts_back"],
  ["note", "photos", "damage", "description", "charge"],
  ["signer", "signature", "unsigned_reason"],
]

/** Takes a unit back, step by step. */
export function TakeBackFlow({ handover }: { handover: StaffHandover }) {
  const { draft, change, goTo, send, error, isSending, done } = useProtocolForm<TakeBackDraft, TakenBack>({
    key: `return ${handover.reservation_id}`,
    initial: {
      ...EMPTY_PROTOCOL,
      signer: handover.contact,
      returnedOn: null,
      isWaived: false,
      waiverReason: "",
      damage: null,
      back: {},
    },
    path: `/admin/rental/reservations/${handover.reservation_id}/return`,
    checklist: handover.checklist,
    fieldsOf: FIELDS_OF,
    bodyOf: ({ returnedOn, isWaived, waiverReason, damage, back }) => ({
      returned_on: returnedOn ?? handover.given_back_on,
      is_waived: isWaived && lateness(handover, returnedOn ?? handover.given_back_on).days > 0,
      waiver_reason: waiverReason,
      damage: damage && damageBodyOf(damage),
      parts_back: backBodyOf(handover.given_parts, back),
    }),
  })
  useEffect(() => {
    if (done && done.late_fee !== "0.00") toast.info(`Verspätung: ${chfOfWire(done.late_fee)} exkl. MwSt. verrechnet.`)
    if (done && done.parts !== "0.00") toast.info(`Fehlendes Zubehör: ${chfOfWire(done.parts)} exkl. MwSt. verrechnet.`)
  }, [done])
  const step = { draft, change, error }
  return (
    <StepFlow
      current={draft.step}
      onGoTo={goTo}
      action="Zurücknehmen"
      onSend={send}
      isSending={isSending}
      steps={[
        { title: "Rückgabe", content: <ReturnStep handover={handover} {...step} /> },
        checklistStep(
          handover.checklist,
          step,
          <PartsBackField
            given={handover.given_parts}
            draft={draft.back}
            onChange={(back) => change({ back })}
            error={error}
            rest={handover.order_id ? "settled" : "explained"}
          />,
        ),
        {
          title: "Zustand und Fotos",
          content: (
            <>
              <ConditionFields found={draft} onChange={change} error={error} />
              {handover.order_id && (
                <DamageSwitch
                  damage={draft.damage}
                  onChange={(next) => change(({ damage }) => ({ damage: next(damage) }))}
                  error={error}
                />
              )}
            </>
          ),
        },
        signatureStep(step),
      ]}
    />
  )
}

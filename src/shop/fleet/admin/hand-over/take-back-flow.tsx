import { Label, Switch, toast } from "@medusajs/ui"
import { useEffect, useId } from "react"
import { GeneralErrors } from "#admin/ui/form-parts"
import { chfOfWire } from "#kernel/format-chf"
import type { StaffDesk, TakenBack } from "../../wire/staff-desk"
import { ChecklistField } from "../protocol/checklist-field"
import { ConditionFields } from "../protocol/condition-fields"
import { DamageFields, damageBodyOf, newDamage } from "../protocol/damage-fields"
import { EMPTY_PROTOCOL, type TakeBackDraft } from "../protocol/protocol-draft"
import { SignatureStep } from "../protocol/signature-step"
import { useProtocolForm } from "../protocol/use-protocol-form"
import { lateness } from "./lateness"
import { ReturnStep } from "./return-step"
import { StepFlow } from "./step-flow"

const FIELDS_OF = [
  ["returned_on", "waiver_reason"],
  ["checklist"],
  ["note", "photos", "damage", "description", "charge"],
  ["signer", "signature", "unsigned_reason"],
]

/** Takes a unit back, step by step. */
export function TakeBackFlow({ desk }: { desk: StaffDesk }) {
  const damageId = useId()
  const { draft, change, goTo, send, error, isSending, done } = useProtocolForm<TakeBackDraft, TakenBack>({
    key: `return ${desk.reservation_id}`,
    initial: {
      ...EMPTY_PROTOCOL,
      signer: desk.contact,
      returnedOn: desk.today,
      isWaived: false,
      waiverReason: "",
      damage: null,
    },
    path: `/admin/rental/reservations/${desk.reservation_id}/return`,
    checklist: desk.checklist,
    fieldsOf: FIELDS_OF,
    bodyOf: ({ returnedOn, isWaived, waiverReason, damage }) => ({
      returned_on: returnedOn,
      is_waived: isWaived && lateness(desk, returnedOn).days > 0,
      waiver_reason: waiverReason,
      damage: damage && damageBodyOf(damage),
    }),
  })
  useEffect(() => {
    if (done && done.late_fee !== "0.00") toast.info(`Verspätung: ${chfOfWire(done.late_fee)} exkl. MwSt. verrechnet.`)
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
        { title: "Rückgabe", content: <ReturnStep desk={desk} {...step} /> },
        {
          title: "Checkliste",
          content: (
            <ChecklistField
              items={desk.checklist}
              checked={draft.checked}
              onChange={(checked) => change({ checked })}
            />
          ),
        },
        {
          title: "Zustand und Fotos",
          content: (
            <>
              <ConditionFields {...step} />
              {desk.order_id && (
                <div className="flex min-h-11 items-center gap-x-3">
                  <Switch
                    id={damageId}
                    checked={draft.damage !== null}
                    onCheckedChange={(isDamaged) => change({ damage: isDamaged ? newDamage() : null })}
                  />
                  <Label htmlFor={damageId} size="small" className="flex min-h-11 flex-1 items-center">
                    Schaden erfassen
                  </Label>
                </div>
              )}
              {draft.damage && (
                <DamageFields damage={draft.damage} onChange={(damage) => change({ damage })} error={error} />
              )}
            </>
          ),
        },
        {
          title: "Unterschrift",
          content: (
            <>
              <SignatureStep {...step} />
              <GeneralErrors error={error} />
            </>
          ),
        },
      ]}
    />
  )
}

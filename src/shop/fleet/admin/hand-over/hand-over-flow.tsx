import { useStaffChange } from "#admin/lib/use-staff-change"
import { GivenPartsField } from "#shop/parts/admin/desk/given-parts-field"
import { givenBodyOf } from "#shop/parts/admin/desk/parts-draft"
import type { StaffHandover, UnitChecked } from "../../wire/staff-handover"
import { ConditionFields } from "../protocol/condition-fields"
import { EMPTY_PROTOCOL, type HandOverDraft } from "../protocol/protocol-draft"
import { checklistStep, signatureStep } from "../protocol/protocol-steps"
import { useProtocolForm } from "../protocol/use-protocol-form"
import { SerialStep } from "./serial-step"
import { StepFlow } from "./step-flow"

const FIELDS_OF = [
  ["serial_number"],
  ["checklist", "parts"],
  ["note", "photos"],
  ["signer", "signature", "unsigned_reason"],
]

/** Hands a unit over, step by step. A parcel is signed by nobody here. */
export function HandOverFlow({ handover }: { handover: StaffHandover }) {
  const path = `/admin/rental/reservations/${handover.reservation_id}`
  const check = useStaffChange<UnitChecked>(`${path}/unit-check`)
  const { draft, change, goTo, send, error, isSending } = useProtocolForm<HandOverDraft, object>({
    key: `hand-over ${handover.reservation_id}`,
    initial: {
      ...EMPTY_PROTOCOL,
      signer: handover.contact,
      isUnsigned: !handover.is_pickup,
      unsignedReason: handover.is_pickup ? "" : "Versand",
      serial: "",
      isExchanged: false,
      given: {},
    },
    path: `${path}/hand-over`,
    checklist: handover.checklist,
    fieldsOf: FIELDS_OF,
    bodyOf: ({ serial, isExchanged, given }) => ({
      ...{ serial_number: serial, is_exchanged: isExchanged },
      parts: givenBodyOf(handover.parts, given, serial),
    }),
  })
  /** Who else is promised the unit is said before anything is ticked. */
  const checkUnit = async () => {
    const body = { serial_number: draft.serial, is_exchanged: draft.isExchanged }
    const unit = await check.mutateAsync({ method: "POST", path: `${path}/unit-check`, body }).catch(() => null)
    if (unit) change({ serial: unit.serial_number })
    return unit !== null
  }
  const step = { draft, change, error }
  return (
    <StepFlow
      current={draft.step}
      onGoTo={goTo}
      action="Übergeben"
      onSend={send}
      isSending={isSending}
      steps={[
        {
          title: "Gerät",
          content: (
            <SerialStep handover={handover} {...step} error={check.error ?? (draft.step === 0 ? error : null)} />
          ),
          onNext: checkUnit,
          isBusy: check.isPending,
        },
        checklistStep(
          handover.checklist,
          step,
          <GivenPartsField
            parts={handover.parts}
            draft={draft.given}
            unit={draft.serial}
            onChange={(given) => change({ given })}
            error={error}
          />,
        ),
        { title: "Zustand und Fotos", content: <ConditionFields found={draft} onChange={change} error={error} /> },
        signatureStep(step),
      ]}
    />
  )
}

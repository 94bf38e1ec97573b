import { toast } from "@medusajs/ui"
import { useState } from "react"
import { newKey } from "#admin/lib/new-key"
import { changed } from "#admin/lib/use-draft"
import { chfOfWire } from "#kernel/format-chf"
import { GivenPartsField } from "#shop/parts/admin/desk/given-parts-field"
import { PartsBackField } from "#shop/parts/admin/desk/parts-back-field"
import { backBodyOf, givenBodyOf } from "#shop/parts/admin/desk/parts-draft"
import type { DeskPart } from "#shop/parts/wire/desk-parts"
import type { StaffHandover } from "../../wire/staff-handover"
import type { StaffSwap, Swapped } from "../../wire/staff-swap"
import { StepFlow } from "../hand-over/step-flow"
import { ChecklistField } from "../protocol/checklist-field"
import { ConditionFields } from "../protocol/condition-fields"
import { damageBodyOf } from "../protocol/damage-draft"
import { DamageSwitch } from "../protocol/damage-switch"
import { EMPTY_PROTOCOL, type SwapDraft, tickedOf } from "../protocol/protocol-draft"
import { signatureStep } from "../protocol/protocol-steps"
import { useProtocolForm } from "../protocol/use-protocol-form"
import { SwapStep } from "./swap-step"

const FIELDS_OF = [
  ["reason", "explanation", "serial_number"],
  ["former_checklist", "former_note", "former_photos", "parts_back", "damage", "description", "charge"],
  ["checklist", "parts", "note", "photos"],
  ["signer", "signature", "unsigned_reason"],
]

interface SwapFlowProps {
  handover: StaffHandover
  units: StaffSwap["units"]
  onSend(serial: string): void
  onDone(swapped: Swapped): void
}

/** What comes back with the one unit may go along with the other. */
const backInHouse = ({ parts, given_parts: given }: StaffHandover): DeskPart[] =>
  parts.map((part) => ({
    ...part,
    items: part.items.map((item) =>
      given.some(({ serial_number }) => serial_number === item.serial_number) ? { ...item, out_with: null } : item,
    ),
  }))

/** Exchanges the unit that a customer has, step by step: which, what comes back, what goes out, one signature. */
export function SwapFlow({ handover, units, onSend, onDone }: SwapFlowProps) {
  const [key] = useState(newKey)
  const parts = backInHouse(handover)
  const { draft, change, goTo, send, error, isSending } = useProtocolForm<SwapDraft, Swapped>({
    // One more paper is another exchange, with a key of its own.
    key: `swap ${handover.reservation_id} ${handover.protocols.length}`,
    initial: {
      ...{ ...EMPTY_PROTOCOL, signer: handover.contact, key, reason: "defect", explanation: "", serial: "" },
      ...{ formerChecked: [], formerNote: "", formerPhotos: [], damage: null, back: {}, given: {} },
    },
    path: `/admin/rental/reservations/${handover.reservation_id}/swap`,
    onDone: (swapped) => {
      if (swapped.damage !== "0.00") toast.info(`Schaden: ${chfOfWire(swapped.damage)} exkl. MwSt. verrechnet.`)
      onDone(swapped)
    },
    checklist: handover.hand_over_checklist,
    fieldsOf: FIELDS_OF,
    bodyOf: ({ key: sentBefore, reason, explanation, serial, ...typed }) => ({
      ...{ key: sentBefore, reason, explanation, serial_number: serial, former_serial_number: handover.serial_number },
      ...{ former_checklist: tickedOf(handover.checklist, typed.formerChecked), former_note: typed.formerNote },
      ...{ former_photos: typed.formerPhotos, damage: typed.damage && damageBodyOf(typed.damage) },
      ...{ parts_back: backBodyOf(handover.given_parts, typed.back), parts: givenBodyOf(parts, typed.given, serial) },
    }),
  })
  const step = { draft, change, error }
  return (
    <StepFlow
      current={draft.step}
      onGoTo={goTo}
      action="Tauschen"
      onSend={() => {
        onSend(draft.serial)
        send()
      }}
      isSending={isSending}
      steps={[
        { title: "Neues Gerät", content: <SwapStep units={units} {...step} /> },
        {
          title: `Zurück: ${handover.serial_number}`,
          content: (
            <>
              <PartsBackField
                given={handover.given_parts}
                draft={draft.back}
                onChange={(back) => change({ back })}
                error={error}
                rest="stays"
              />
              <ChecklistField
                items={handover.checklist}
                checked={draft.formerChecked}
                onChange={(formerChecked) => change({ formerChecked })}
              />
              <ConditionFields
                found={{ note: draft.formerNote, photos: draft.formerPhotos }}
                onChange={(changes) =>
                  change(({ formerNote, formerPhotos }) => {
                    const { note, photos } = changed({ note: formerNote, photos: formerPhotos }, changes)
                    return { formerNote: note, formerPhotos: photos }
                  })
                }
                error={error}
                prefix="former_"
              />
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
        {
          title: `Neu: ${draft.serial}`,
          content: (
            <>
              <GivenPartsField
                parts={parts}
                draft={draft.given}
                unit={draft.serial}
                onChange={(given) => change({ given })}
                error={error}
              />
              <ChecklistField
                items={handover.hand_over_checklist}
                checked={draft.checked}
                onChange={(checked) => change({ checked })}
              />
              <ConditionFields found={draft} onChange={change} error={error} />
            </>
          ),
        },
        signatureStep(step),
      ]}
    />
  )
}

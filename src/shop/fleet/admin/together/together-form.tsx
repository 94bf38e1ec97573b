import { Button, Heading, Text } from "@medusajs/ui"
import { type FormEvent, useRef } from "react"
import { fieldMessages } from "#admin/lib/use-staff-change"
import { RunningUploads, useRunningUploads } from "#admin/ui/files/running-uploads"
import { GeneralErrors } from "#admin/ui/form-parts"
import type { StaffHandover } from "../../wire/staff-handover"
import { SignatureStep } from "../protocol/signature-step"
import { useProtocolForm } from "../protocol/use-protocol-form"
import { ReturnedOn } from "./returned-on"
import {
  emptyDraft,
  handOverUnits,
  returnedOnOf,
  type TogetherDraft,
  takeBackUnits,
  takenPart,
  unitOf,
  withUnits,
} from "./together-draft"
import { UnitSection } from "./unit-section"

export interface TogetherFormProps {
  step: "hand_over" | "return"
  rentals: readonly StaffHandover[]
  /** @param done those that changed hands */
  onDone(done: readonly StaffHandover[]): void
}

const PATHS = { hand_over: "hand-over", return: "return" } as const
const BODIES = { hand_over: handOverUnits, return: takeBackUnits } as const
const VERBS = { hand_over: "übergeben", return: "zurücknehmen" } as const

/** Several units on one page, signed for once. */
export function TogetherForm({ step, rentals, onDone }: TogetherFormProps) {
  /** Refusals say of which unit they are by its place among those that were sent. */
  const sent = useRef<readonly StaffHandover[]>([])
  const { draft, change, send, error, isSending } = useProtocolForm<TogetherDraft, object>({
    key: `together ${step} ${rentals[0].reservation_id}`,
    initial: emptyDraft(rentals, step),
    path: `/admin/rental/together/${PATHS[step]}`,
    onDone: () => onDone(sent.current),
    checklist: [],
    fieldsOf: [],
    bodyOf: (typed) => {
      sent.current = takenPart(typed, rentals)
      return BODIES[step](typed, rentals)
    },
  })
  const part = takenPart(draft, rentals)
  const { isUploading, report } = useRunningUploads()
  const isWaiting = isSending || isUploading
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (part.length > 0 && !isWaiting) void send()
  }
  const parts = { draft, change, error }
  return (
    <form onSubmit={submit} className="flex flex-col divide-y" noValidate>
      {step === "return" && <ReturnedOn rentals={part} {...parts} />}
      <div className="px-4 py-4">
        <Button
          type="button"
          variant="secondary"
          className="h-11 w-full"
          onClick={() => change(withUnits(part, ({ checklist }) => ({ checked: [...checklist] })))}
        >
          Bei allen alles in Ordnung
        </Button>
      </div>
      <RunningUploads.Provider value={report}>
        {rentals.map((rental) => (
          <UnitSection
            key={rental.reservation_id}
            step={step}
            rental={rental}
            unit={unitOf(draft, rental)}
            returnedOn={returnedOnOf(draft, part)}
            onChange={(changes) => change(withUnits([rental], () => changes))}
            error={error}
            prefix={`units.${sent.current.findIndex(({ reservation_id }) => reservation_id === rental.reservation_id)}.`}
          />
        ))}
      </RunningUploads.Provider>
      <div className="flex flex-col gap-y-4 px-4 py-4">
        <Heading level="h2">Unterschrift</Heading>
        <SignatureStep {...parts} />
        {fieldMessages(error, "units").map((message) => (
          <Text key={message} size="small" className="text-ui-fg-error">
            {message}
          </Text>
        ))}
        <GeneralErrors error={error} />
      </div>
      <div className="bg-ui-bg-base border-ui-border-base sticky bottom-0 border-t p-4">
        <Button type="submit" className="h-11 w-full" disabled={part.length === 0} isLoading={isWaiting}>
          {part.length === 1 ? `1 Gerät ${VERBS[step]}` : `${part.length} Geräte ${VERBS[step]}`}
        </Button>
      </div>
    </form>
  )
}

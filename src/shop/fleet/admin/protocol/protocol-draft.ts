import { uploadFile } from "#admin/ui/files/upload-file"
import type { ProtocolBody } from "../../wire/staff-handover"
import type { DamageDraft } from "./damage-fields"
import { type Stroke, strokesAsPng } from "./strokes"

/** What a protocol's steps ask for, as it is kept in the tab until it is sent. */
export interface ProtocolDraft {
  step: number
  checked: string[]
  note: string
  photos: string[]
  signer: string
  strokes: Stroke[]
  isUnsigned: boolean
  unsignedReason: string
}

export const EMPTY_PROTOCOL: ProtocolDraft = {
  step: 0,
  checked: [],
  note: "",
  photos: [],
  signer: "",
  strokes: [],
  isUnsigned: false,
  unsignedReason: "",
}

export interface HandOverDraft extends ProtocolDraft {
  serial: string
  isExchanged: boolean
}

export interface TakeBackDraft extends ProtocolDraft {
  returnedOn: string
  isWaived: boolean
  waiverReason: string
  damage: DamageDraft | null
}

/** What every step is given. */
export interface StepProps<Draft> {
  draft: Draft
  change(changes: Partial<Draft>): void
  error: Error | null
}

/** The protocol as it is sent; a signature is uploaded first. @throws StaffRefusal, Error if that fails */
export async function protocolBodyOf(draft: ProtocolDraft, checklist: readonly string[]): Promise<ProtocolBody> {
  const isSigned = !draft.isUnsigned && draft.strokes.length > 0
  const file = isSigned ? await uploadFile(await strokesAsPng(draft.strokes), "unterschrift.png", "signature") : null
  return {
    checklist: checklist.map((text) => ({ text, is_checked: draft.checked.includes(text) })),
    note: draft.note,
    photos: draft.photos,
    signer: draft.signer,
    signature: file?.id ?? null,
    unsigned_reason: draft.isUnsigned ? draft.unsignedReason : "",
  }
}

import type { Changes } from "#admin/lib/use-draft"
import { uploadFile } from "#admin/ui/files/upload-file"
import type { BackDraft, GivenDraft } from "#shop/parts/admin/desk/parts-draft"
import type { SwapReason } from "#shop/rental/rules/hand-over/swap"
import type { ProtocolBody } from "../../wire/staff-handover"
import type { DamageDraft } from "./damage-draft"
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
  /** What goes along, where it isn't what is proposed. */
  given: GivenDraft
}

export interface TakeBackDraft extends ProtocolDraft {
  /** Null until it is typed, so that what is kept of yesterday has today's. */
  returnedOn: string | null
  isWaived: boolean
  waiverReason: string
  damage: DamageDraft | null
  /** What of the parts came back, where it isn't everything. */
  back: BackDraft
}

export interface SwapDraft extends ProtocolDraft {
  /** By which the shop knows it if it is sent again. */
  key: string
  reason: SwapReason
  explanation: string
  serial: string
  /** Of the unit that comes back. */
  formerChecked: string[]
  formerNote: string
  formerPhotos: string[]
  damage: DamageDraft | null
  back: BackDraft
  given: GivenDraft
}

/** What every step is given. */
export interface StepProps<Draft> {
  draft: Draft
  change(changes: Changes<Draft>): void
  error: Error | null
}

/** The list as it is sent. */
export const tickedOf = (items: readonly string[], checked: readonly string[]): ProtocolBody["checklist"] =>
  items.map((text) => ({ text, is_checked: checked.includes(text) }))

/** The protocol as it is sent; a signature is uploaded first. @throws StaffRefusal, Error if that fails */
export async function protocolBodyOf(draft: ProtocolDraft, checklist: readonly string[]): Promise<ProtocolBody> {
  const isSigned = !draft.isUnsigned && draft.strokes.length > 0
  const file = isSigned ? await uploadFile(await strokesAsPng(draft.strokes), "unterschrift.png", "signature") : null
  return {
    checklist: tickedOf(checklist, draft.checked),
    note: draft.note,
    photos: draft.photos,
    signer: draft.signer,
    signature: file?.id ?? null,
    unsigned_reason: draft.isUnsigned ? draft.unsignedReason : "",
  }
}

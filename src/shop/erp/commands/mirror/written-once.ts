import { ErpError } from "../../data/provider"
import { afterEmptyLookup, type Doubt, doubtFrom, waitMs } from "../../data/rules/doubt"

/** Whether a write happened can't be told yet. */
export class StillInDoubt extends Error {
  override readonly name = "StillInDoubt"
  constructor(
    readonly waitMs: number,
    /** Whether the ERP has answered a look-up. */
    readonly wasAsked: boolean,
  ) {
    super("Waits for the second look-up")
  }
}

interface WriteOnce<Found> {
  doubt: Doubt | null
  /** Stores what is in doubt, before the write is sent and after it failed. */
  keepDoubt(doubt: Doubt | null): Promise<void>
  find(): Promise<Found | null>
  write(): Promise<Found>
  /** Of a write that the ERP itself refuses to do twice, the first needs no look-up. */
  isRefusedTwice?: boolean
  now(): Date
  verifyMs: number
}

/**
 * Finds the document, or writes it: at most once, whatever was lost on the way. A write is announced before it is sent;
 * after that, only two look-ups that found nothing allow it again.
 * @throws StillInDoubt, ErpError
 * @see docs/decisions/095-erp-mirror.md
 */
export async function writtenOnce<Found>(once: WriteOnce<Found>): Promise<Found> {
  const { doubt, keepDoubt, find, now, verifyMs } = once
  if (doubt !== null) {
    const early = waitMs(doubt, now(), verifyMs)
    if (early > 0) throw new StillInDoubt(early, false)
  }
  if (doubt !== null || !once.isRefusedTwice) {
    const found = await find()
    if (found !== null) return found
  }
  if (doubt !== null) {
    const left = afterEmptyLookup(doubt, now(), verifyMs)
    if (left !== null) {
      await keepDoubt(left)
      throw new StillInDoubt(waitMs(left, now(), verifyMs), true)
    }
  }
  return write(once)
}

async function write<Found>({ keepDoubt, find, write, isRefusedTwice, now }: WriteOnce<Found>): Promise<Found> {
  await keepDoubt(doubtFrom(now()))
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    await keepDoubt(error.failure === "ambiguous" ? doubtFrom(now()) : null)
    const found = isRefusedTwice && error.failure === "permanent" ? await find() : null
    if (found === null) throw error
    return found
  }
}

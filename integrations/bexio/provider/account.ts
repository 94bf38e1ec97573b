import type { ErpReference } from "#shop/erp/data/provider"
import type { BexioClient } from "../client"
import { BexioError } from "../errors"
import type { Lookups } from "../lookups"
import type { Condition } from "../schemas"
import { bexioId } from "./ids"

/** One company's account at bexio: how it is called, and its ids. */
export interface BexioAccount {
  client: BexioClient
  lookups: Lookups
}

export const equals = (field: string, value: string | number): Condition => ({ field, value, criteria: "=" })

export const byTitle = ({ title }: ErpReference, contactId: string): Condition[] => [
  equals("title", title),
  equals("contact_id", bexioId(contactId)),
]

export const isRefused = (reason: unknown, status: number): reason is BexioError =>
  reason instanceof BexioError && reason.status === status

/**
 * A write that refers to the account's ids. What bexio refuses, or one of them lacks, did nothing: if the ids were read earlier, staff may have
 * changed what they refer to since, so they are read again and the write is tried once more.
 */
export async function writing<Answer>({ lookups }: BexioAccount, write: () => Promise<Answer>): Promise<Answer> {
  const { areKnown } = lookups
  try {
    return await write()
  } catch (reason) {
    if (!(reason instanceof BexioError) || reason.failure !== "permanent") throw reason
    lookups.forget()
    if (!areKnown || (reason.status !== 422 && reason.call !== "look-up")) throw reason
    return write()
  }
}

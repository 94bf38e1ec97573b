import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { type Refusal, refuse } from "#platform/refusal"
import { ERP_MODULE } from "../../data"
import { PATIENCE_MS } from "../../data/guarded-provider"
import { OfAnotherErp } from "../../data/named-provider"
import { ErpError, type ErpFile, type ErpProvider } from "../../data/provider"
import type ErpModuleService from "../../data/service"
import { recentFiles } from "./recent-files"

const MINUTE_MS = 60_000

const RETRY_AFTER_S = 60
const files = recentFiles({ maxBytes: 32 * 2 ** 20, ttlMs: 10 * MINUTE_MS })

/** A document of the ERP in the version that the shop knows. */
export interface ErpDocumentFile {
  kind: "order" | "invoice" | "quote"
  /** The ERP's own. */
  id: string
  /** Changes whenever the document may have changed. */
  version: string
}

/**
 * The document as the ERP prints it.
 * @throws Refusal 503 with `Retry-After` while the ERP can't be asked or gives no PDF, 410 for what is in an earlier ERP
 */
export async function erpDocument(scope: MedusaContainer, { kind, id, version }: ErpDocumentFile): Promise<Buffer> {
  try {
    return await withinPatience(files(`${kind}:${id}:${version}`, () => print(scope, kind, id)))
  } catch (error) {
    if (error instanceof OfAnotherErp) throw refuse(message("erp.document_elsewhere"), { status: 410 })
    scope.resolve(ContainerRegistrationKeys.LOGGER).warn(`The ERP gave no PDF of ${kind} ${id}: ${String(error)}`)
    throw unavailable(error)
  }
}

const PRINT: Record<ErpDocumentFile["kind"], (erp: ErpProvider, id: string) => Promise<ErpFile>> = {
  order: (erp, id) => erp.orderPdf(id),
  invoice: (erp, id) => erp.invoicePdf(id),
  quote: (erp, id) => erp.quotePdf(id),
}

async function print(scope: MedusaContainer, kind: ErpDocumentFile["kind"], id: string): Promise<Buffer> {
  const { content } = await PRINT[kind](scope.resolve<ErpModuleService>(ERP_MODULE).guardedProvider(), id)
  if (content.subarray(0, 5).toString("latin1") !== "%PDF-") throw new Error("What it sent is no PDF")
  return content
}

/** What comes later is there for the next click. */
async function withinPatience<T>(waiting: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms`)), PATIENCE_MS)
  })
  return Promise.race([waiting, limit]).finally(() => clearTimeout(timer))
}

function unavailable(error: unknown): Refusal {
  const retryAfterMs = error instanceof ErpError ? error.retryAfterMs : undefined
  return refuse(message("erp.document_unavailable"), {
    status: 503,
    headers: { "Retry-After": String(retryAfterMs ? Math.ceil(retryAfterMs / 1_000) : RETRY_AFTER_S) },
  })
}

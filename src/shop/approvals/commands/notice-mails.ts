import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { nameOfAccount } from "#area/accounts"
import { companyById, managersOf } from "#area/companies"
import { mailEach, sendMail } from "#area/mails"
import { readEnv } from "#config/env"
import { fromWireMoney } from "#kernel/money"
import { now } from "#platform/clock"
import type { JobHandler } from "#platform/jobs/job"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { type RequestRow, requestById } from "../data/requests"
import { stateAt } from "../rules/request-states"

/** What a mail about a request says: to who manages that it waits, to who asked that it became no order. */
export type RequestNotice = "asked" | "refused" | "expired"

/** What the records of its mails call a request. */
export const REQUEST = "order_request"

/** The page that shows a request to who is signed in. */
const linkOf = (id: string) => `${readEnv().publicUrl}/firma/freigaben/${id}`

/** Tells of a request what is still so. */
export const sendRequestMail: JobHandler<"order-request-mail"> = async ({ requestId, notice }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const request = await requestById(db, requestId)
  if (!request || stateAt({ state: request.state, expiresAt: request.expires_at }, now()) !== STATE_OF[notice]) return
  const [company, requester] = await Promise.all([
    companyById(db, request.company_id),
    nameOfAccount(db, request.customer_id),
  ])
  if (!company || !requester) return
  const told = { company: company.name, requester: requester.name, request }
  await (notice === "asked" ? tellManagers(scope, db, told) : tellRequester(scope, db, { ...told, outcome: notice }))
}

const STATE_OF = { asked: "open", refused: "refused", expired: "expired" } as const

interface Told {
  company: string
  requester: string
  request: RequestRow
}

const factsOf = ({ company, requester, request: { id, shown, expires_at } }: Told) => ({
  company,
  requester,
  total: fromWireMoney(shown.total),
  referencenum: shown.reference,
  lines: shown.lines.map(({ display_name, display_quantity, rentalstartdate, rentalenddate }) => ({
    display_name,
    display_quantity,
    period: rentalstartdate && rentalenddate ? rentalPeriod(rentalstartdate, rentalenddate) : null,
  })),
  request_url: linkOf(id),
  expires_at,
})

async function tellManagers(scope: MedusaContainer, db: Knex, told: Told): Promise<void> {
  const { id, company_id } = told.request
  await mailEach(await managersOf(db, company_id), (manager) =>
    sendMail(scope, {
      key: `order-request-${id}-${manager.id}`,
      to: manager.email,
      customerId: manager.id,
      template: "order-request",
      data: factsOf(told),
      resource: { type: REQUEST, id },
    }),
  )
}

interface Over extends Told {
  outcome: "refused" | "expired"
}

async function tellRequester(scope: MedusaContainer, db: Knex, over: Over): Promise<void> {
  const { id, customer_id, ended_by, reason } = over.request
  const customer = await db("customer").where({ id: customer_id }).first<{ email: string } | undefined>("email")
  if (!customer) return
  const answerer = ended_by === null ? null : await nameOfAccount(db, ended_by)
  await sendMail(scope, {
    key: `order-request-${over.outcome}-${id}`,
    to: customer.email,
    customerId: customer_id,
    template: "order-request-over",
    data: { ...factsOf(over), outcome: over.outcome, answerer: answerer?.name ?? "", reason: reason ?? "" },
    resource: { type: REQUEST, id },
  })
}

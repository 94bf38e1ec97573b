import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { clientAddress } from "#api/http/identity/client-address"
import { customerOf } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { settings } from "#config/settings"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { provedEmail } from "#shop/accounts/queries/proved-email"
import { idOfLink } from "#shop/wait-list/commands/entry-of-link"
import { joinWaitList } from "#shop/wait-list/commands/join"
import { entryWire } from "#shop/wait-list/queries/entry-wire"
import {
  type WaitListAnswer,
  type WaitListEntryWire,
  waitListBody,
  waitListToken,
} from "#shop/wait-list/wire/wait-list"

export const GET = async (req: MedusaRequest, res: MedusaResponse<WaitListEntryWire>) => {
  const { token } = parse(waitListToken, req.query)
  res.set("cache-control", "no-store").json(await entryWire(req.scope, idOfLink(token)))
}

export const POST = async (req: MedusaRequest, res: MedusaResponse<WaitListAnswer>) => {
  const body = parse(waitListBody, req.body)
  const { waitList, waitListPerEmail } = settings.limits
  await countAttempt(
    req.scope.resolve<SessionModuleService>(SESSION_MODULE),
    limitRule("wait-list", waitList, clientAddress(req)),
    limitRule("wait-list-email", waitListPerEmail, body.email.toLowerCase()),
  )
  res.json(await joinWaitList(req.scope, body, await knownAddress(req)))
}

/** Of who is signed in; one that he hasn't proved to be his is asked by mail like a stranger's. */
async function knownAddress(req: MedusaRequest) {
  const login = await customerOf(req)
  const email =
    login && (await provedEmail(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), login.customerId))
  return login && email ? { customerId: login.customerId, email } : null
}

import { makesWithAnswer, reads } from "#api/http/staff-routes"
import { makeMachineAccess } from "#shop/accounts/commands/machine-access/machine-access"
import { machineAccesses } from "#shop/accounts/queries/machine-accesses"
import { machineAccessBody } from "#shop/accounts/wire/machine-access"

/** Accesses of machines to staff's routes, with what each may. */
export const GET = reads(({ db }) => machineAccesses(db))

/** A new one; its key is told this once. */
export const POST = makesWithAnswer(machineAccessBody, makeMachineAccess)

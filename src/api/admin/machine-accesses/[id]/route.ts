import { changes, does } from "#api/http/staff-routes"
import { changeMachineAccess, revokeMachineAccess } from "#shop/accounts/commands/machine-access/machine-access"
import { machineAccessBody } from "#shop/accounts/wire/machine-access"

export const POST = changes(machineAccessBody, changeMachineAccess)

export const DELETE = does(revokeMachineAccess)

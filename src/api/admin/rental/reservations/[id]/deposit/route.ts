import { changes } from "#api/http/staff-routes"
import { returnDeposit } from "#shop/orders/commands/changes/return-deposit"
import { returnDepositBody } from "#shop/orders/wire/staff-rental"

/** Gives the deposit of a rental back. */
export const POST = changes(returnDepositBody, returnDeposit)

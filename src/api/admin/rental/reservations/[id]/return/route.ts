import { answers } from "#api/http/staff-routes"
import { takeBackByStaff } from "#shop/fleet/commands/take-back"
import { takeBackBody } from "#shop/fleet/wire/staff-handover"

/** Takes a unit back and charges what is late. */
export const POST = answers(takeBackBody, takeBackByStaff)

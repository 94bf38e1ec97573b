import { sendActivationMail } from "../workflows/accounts/activation-mail"
import type { JobHandlers } from "./job"

/** Who works on which queue. */
export const HANDLERS: JobHandlers = {
  "activation-mail": sendActivationMail,
}

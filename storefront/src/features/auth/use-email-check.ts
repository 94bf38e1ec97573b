import { useQuery } from "@tanstack/react-query"
import { email as emailSchema } from "#shop/accounts/wire/account"
import { useSettled } from "../../lib/page/use-settled"
import { emailExistsQuery } from "./api/check-email"

/** Spec "public shop" §9. */
const DEBOUNCE_MS = 500

export type EmailCheck = "idle" | "checking" | "invalid" | "exists"

/** Live state of the e-mail field, 500 ms after typing stops. */
export function useEmailCheck(text: string): EmailCheck {
  const typed = text.trim()
  const settled = useSettled(typed, DEBOUNCE_MS)
  const isValid = emailSchema.safeParse(settled).success
  const { data: exists, isFetching } = useQuery({ ...emailExistsQuery(settled), enabled: isValid })

  if (typed === "" || typed !== settled) return "idle"
  if (!isValid) return "invalid"
  if (isFetching) return "checking"
  return exists ? "exists" : "idle"
}

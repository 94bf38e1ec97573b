import { email as emailSchema } from "@contract/account"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { emailExistsQuery } from "./api/check-email"

/** Spec "public shop" §9. */
const DEBOUNCE_MS = 500

export type EmailCheck = "idle" | "checking" | "invalid" | "exists"

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Live state of the e-mail field, 500 ms after typing stops. */
export function useEmailCheck(text: string): EmailCheck {
  const typed = text.trim()
  const settled = useSettled(typed)
  const isValid = emailSchema.safeParse(settled).success
  const { data: exists, isFetching } = useQuery({ ...emailExistsQuery(settled), enabled: isValid })

  if (typed === "" || typed !== settled) return "idle"
  if (!isValid) return "invalid"
  if (isFetching) return "checking"
  return exists ? "exists" : "idle"
}

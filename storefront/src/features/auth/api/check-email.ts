import { queryOptions } from "@tanstack/react-query"
import { http } from "@/lib/http/http"

/** Whether an account with this e-mail exists. A failed check stops silently (spec "public shop" §8). */
export const emailExistsQuery = (email: string) =>
  queryOptions({
    queryKey: ["email-exists", email],
    queryFn: ({ signal }) =>
      http.get<{ exists: boolean }>("/check-email/", { query: { email }, signal }).then(({ exists }) => exists),
    retry: false,
  })

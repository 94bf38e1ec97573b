import { useMutation } from "@tanstack/react-query"
import { http } from "@/lib/http/http"

/** Always the same answer, whether or not there is such an account to activate. */
export const useResendActivation = () =>
  useMutation({ mutationFn: (email: string) => http.post("/activate/resend/", { email }, { anonymous: true }) })

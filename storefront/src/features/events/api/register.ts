import type { RegistrationAnswer, RegistrationBody } from "#shop/events/wire/events"
import { http } from "@/lib/http/http"

export const register = (body: RegistrationBody) => http.post<RegistrationAnswer>("/registration/", body)

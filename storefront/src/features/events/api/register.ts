import type { RegistrationAnswer, RegistrationBody } from "@contract"
import { http } from "../../../lib/http"

export const register = (body: RegistrationBody) =>
  http.post<RegistrationAnswer>("/registration/", body, { anonymous: true })

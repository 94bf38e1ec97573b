import type { RegistrationAnswer, RegistrationBody } from "@src/wire"
import { http } from "../../../lib/http/http"

export const register = (body: RegistrationBody) =>
  http.post<RegistrationAnswer>("/registration/", body, { anonymous: true })

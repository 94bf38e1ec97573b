import { http } from "../http/http"

/** Ends the login at the shop. The browser forgets it even if the shop can't be reached. */
export const endLogin = (): Promise<unknown> => http.post("/token/logout/").catch(() => null)

const NAME = "csrftoken"
const ATTRIBUTES = "path=/; samesite=strict"

/**
 * The login also is in a cookie, as spec "customer area" §2.22 has it. The shop itself never reads it.
 * @param endsAt ISO instant
 */
export function keepLoginCookie(token: string, endsAt: string): void {
  const secure = window.location.protocol === "https:" ? "; secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't there without https.
  document.cookie = `${NAME}=${token}; expires=${new Date(endsAt).toUTCString()}; ${ATTRIBUTES}${secure}`
}

export function forgetLoginCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't there without https.
  document.cookie = `${NAME}=; max-age=0; ${ATTRIBUTES}`
}

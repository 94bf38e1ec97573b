import { readEnv } from "#config/env"

/** A page of the commerce admin that a mail leads to. Origin from the settings, never from a request (ruling 1). */
export function adminLink(page: "invite" | "reset-password", token: string): string {
  const url = new URL(`/app/${page}`, readEnv().publicUrl)
  url.search = new URLSearchParams({ token }).toString()
  return url.toString()
}

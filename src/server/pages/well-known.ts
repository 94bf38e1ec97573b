import type { Router } from "express"
import { now } from "#platform/clock"
import type { PageData } from "#wire/page-data"

const DAYS_VALID = 180
const DAY_MS = 86_400_000

/**
 * What programs look for in every shop: where a password is changed, for those that keep it, and whom to tell of a hole (RFC 9116).
 * @see https://w3c.github.io/webappsec-change-password-url/
 */
export function mountWellKnown(router: Router, { data, publicUrl }: { data: PageData; publicUrl: string }) {
  router.get("/.well-known/change-password", (_request, response) => response.redirect("/password-change"))
  router.get("/.well-known/security.txt", (_request, response, next) => {
    data.shopInfo().then(({ mail }) => {
      const lines = [
        `Contact: mailto:${mail}`,
        `Expires: ${new Date(now().getTime() + DAYS_VALID * DAY_MS).toISOString()}`,
        "Preferred-Languages: de, en",
        `Canonical: ${publicUrl}/.well-known/security.txt`,
      ]
      response
        .type("text")
        .set("Cache-Control", "no-cache")
        .send(`${lines.join("\n")}\n`)
    }, next)
  })
}

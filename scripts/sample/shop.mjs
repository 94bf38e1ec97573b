import { setTimeout as sleep } from "node:timers/promises"
import { StartError } from "../lib/start-error.mjs"

const MAIL_WAIT_MS = 30_000
const LOOK_EVERY_MS = 300

const unescaped = (html) => html.replaceAll("&amp;", "&").replaceAll("&#39;", "'").replaceAll("&quot;", '"')

const causeOf = ({ cause }) => cause?.code

/**
 * Whether a demo answers there, with mails that this machine may read.
 * @throws Error if something answers that is neither a demo's nor another shop's
 */
export async function isDemo(baseUrl) {
  const answer = await fetch(`${baseUrl}/dev/mails`).catch((error) => {
    if (causeOf(error) === "ECONNREFUSED") return null
    throw error
  })
  if (answer && answer.status >= 500) throw new Error(`${baseUrl}/dev/mails: ${answer.status}`)
  return answer?.ok === true
}

/** A running demo as customers and staff call it: each answer's body, or a failure that names what was refused. */
export function demoShop({ baseUrl, staff }) {
  async function request(method, path, { token, body } = {}) {
    const answer = await fetch(baseUrl + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: token } : {}),
      },
      body: body && JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json().catch(() => ({})) }
  }
  const done = (method, path, { status, body }) => {
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }

  /** A call of a customer's, or of nobody's. */
  const attempt = (method, path, { token, body } = {}) =>
    request(method, `/backend/api/v1${path}`, { token: token && `Token ${token}`, body })
  const call = async (method, path, options) => done(method, path, await attempt(method, path, options))

  let bearer
  async function asStaff(method, path, body) {
    bearer ??= (
      await request("POST", "/auth/user/emailpass", {
        body: { email: staff.email, password: staff.password },
      })
    ).body.token
    if (!bearer) throw new StartError("The demo's staff login isn't known here; set ADMIN_EMAIL and ADMIN_PASSWORD.")
    return done(method, path, await request(method, path, { token: `Bearer ${bearer}`, body }))
  }

  const page = async (path) => unescaped(await (await fetch(baseUrl + path)).text())

  /** What a link of the newest mail to somebody carries. */
  async function linkTo(email, pathname) {
    for (const end = Date.now() + MAIL_WAIT_MS; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
      const rows = (await page("/dev/mails")).split("<tr>").filter((row) => row.includes(`<td>${email}</td>`))
      for (const [, mail] of rows.map((row) => /href="([^"]+)"/.exec(row) ?? [])) {
        const [link] = (await page(mail)).match(new RegExp(`https?://[^\\s"<]+${pathname}\\?[^\\s"<]+`)) ?? []
        if (link) return Object.fromEntries(new URL(link).searchParams)
      }
    }
    throw new Error(`No mail to ${email} with a link to ${pathname}`)
  }

  /** The shop's own day: a demo's clock may have been set. */
  const today = async () => (await asStaff("GET", "/admin/rental/reports")).today

  return { attempt, call, asStaff, linkTo, today }
}

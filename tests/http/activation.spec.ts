import { describe, expect, it } from "vitest"
import { aCompany, api, linkIn, mails, mailTo, sql, until } from "../harness"

async function signUp(email: string) {
  await api("POST", "/signup/", { body: { ...aCompany, email, password: "geheim" } })
  return linkOf(email)
}

async function linkOf(email: string) {
  const link = linkIn(await mailTo(email, /Bitte bestätigen/), "/activation/result")
  return { uidb64: link.searchParams.get("uidb64"), token: link.searchParams.get("token") }
}

const activate = (body: unknown) => api("POST", "/activate/", { body })

describe("POST /activate/", () => {
  it("logs in whoever follows the link of the mail", async () => {
    const answer = await activate(await signUp("a1@example.ch"))
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(["auth_token"])
    const profile = await api("GET", "/profile/", { token: answer.body.auth_token })
    expect(profile.body.email).toBe("a1@example.ch")
  })

  it("works once, even for ten at the same time", async () => {
    const link = await signUp("a2@example.ch")
    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(link)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)])
    expect((await activate(link)).body).toEqual({
      non_field_errors: ["Dieser Link wurde bereits verwendet. Ihr Konto ist aktiviert; bitte melden Sie sich an."],
    })
  })

  it("refuses an expired link", async () => {
    const link = await signUp("a3@example.ch")
    await sql("update session_link_token set expires_at = now() - interval '1 second' where used_at is null")
    const answer = await activate(link)
    expect(answer.status).toBe(400)
    expect(answer.body.non_field_errors[0]).toMatch(/abgelaufen/)
  })

  it("refuses the secret of somebody else's link", async () => {
    const [mine, theirs] = [await signUp("a4@example.ch"), await signUp("a5@example.ch")]
    expect((await activate({ uidb64: mine.uidb64, token: theirs.token })).status).toBe(400)
    expect((await activate(theirs)).status).toBe(200)
  })

  it.each([
    ["nothing", {}],
    ["no secret", { uidb64: "Y3Vz" }],
    ["bytes that are no text", { uidb64: "/////w==", token: "x".repeat(43) }],
    ["NUL inside the id", { uidb64: "AAAA", token: "x".repeat(43) }],
    ["a list", { uidb64: ["Y3Vz"], token: ["x"] }],
    ["a very long secret", { uidb64: "Y3Vz", token: "x".repeat(50_000) }],
  ])("refuses %s", async (_case, body) => {
    expect((await activate(body)).status).toBe(400)
  })

  it("ignores a stale login header", async () => {
    const link = await signUp("a6@example.ch")
    expect((await api("POST", "/activate/", { body: link, token: "x".repeat(43) })).status).toBe(200)
  })
})

describe("POST /activate/resend/", () => {
  const resend = (email: string) => api("POST", "/activate/resend/", { body: { email } })
  const mailsTo = (email: string) => mails().filter((mail) => mail.to === email)

  it("sends another link; each of them works until one was used", async () => {
    const first = await signUp("r1@example.ch")
    expect((await resend("R1@example.ch")).body).toEqual({})
    await until("the second mail", () => mailsTo("r1@example.ch").length === 2)
    const second = await linkOf("r1@example.ch")
    expect(second.token).not.toBe(first.token)
    expect((await activate(first)).status).toBe(200)
    expect((await activate(second)).status).toBe(400)
  })

  it("answers the same, and mails nobody, without an account or with one that is active", async () => {
    await activate(await signUp("r2@example.ch"))
    const before = mails().length
    for (const email of ["r2@example.ch", "niemand@example.ch"]) {
      const answer = await resend(email)
      expect([answer.status, answer.body]).toEqual([200, {}])
    }
    await until("both jobs done", async () => (await openJobs()) === 0)
    expect(mails()).toHaveLength(before)
  })

  it("answers the same beyond five an hour, and sends no more", async () => {
    await signUp("r3@example.ch")
    for (let request = 0; request < 8; request++) expect((await resend("r3@example.ch")).status).toBe(200)
    await until("all jobs done", async () => (await openJobs()) === 0)
    expect(mailsTo("r3@example.ch")).toHaveLength(1 + 5)
  })
})

async function openJobs() {
  const [{ count }] = await sql(
    "select count(*)::int from pgboss.job where name = 'activation-mail' and state < 'completed'",
  )
  return count
}

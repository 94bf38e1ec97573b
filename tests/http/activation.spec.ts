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
      code: "link_used",
    })
  })

  it("refuses an expired link", async () => {
    const link = await signUp("a3@example.ch")
    await sql("update session_link_token set expires_at = now() - interval '1 second' where used_at is null")
    const answer = await activate(link)
    expect(answer.status).toBe(400)
    expect(answer.body.non_field_errors[0]).toMatch(/abgelaufen/)
  })

  it("refuses whoever staff have blocked meanwhile", async () => {
    const link = await signUp("a9@example.ch")
    await sql("update session_account set deactivated_at = now() where email = 'a9@example.ch'")
    expect((await activate(link)).status).toBe(400)
    await sql("update session_account set deactivated_at = null where email = 'a9@example.ch'")
    expect((await activate(link)).status).toBe(200)
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

describe("the activation mail", () => {
  it("names the company and the person that were typed, and promises no cart that it can't know of", async () => {
    await signUp("m1@example.ch")
    const { text } = await mailTo("m1@example.ch", /Bitte bestätigen/)
    expect(text).toContain(`Firma: ${aCompany.company}`)
    expect(text).toContain(`Person: ${aCompany.first_name} ${aCompany.last_name}`)
    expect(text).not.toContain("Warenkorb")
  })

  it("has a link for who didn't sign up, which carries what its page needs", async () => {
    const link = await signUp("m2@example.ch")
    const other = linkIn(await mailTo("m2@example.ch", /Bitte bestätigen/), "/activation/remove")
    expect(Object.fromEntries(other.searchParams)).toEqual(link)
  })
})

describe("POST /links/preview/", () => {
  const preview = (body: unknown) => api("POST", "/links/preview/", { body })

  it("says whose account waits, however often it is asked, and uses nothing up", async () => {
    const link = await signUp("v1@example.ch")
    const { company, first_name, last_name } = aCompany
    const account = { company, first_name, last_name, email: "v1@example.ch" }
    for (const _look of [1, 2])
      expect((await preview(link)).body).toEqual({ purpose: "activation", state: "open", account })
    expect((await activate(link)).status).toBe(200)
    expect((await preview(link)).body).toEqual({ purpose: "activation", state: "used", account: null })
  })

  it("tells an expired link, and says nothing of one that there isn't", async () => {
    const [link, other] = [await signUp("v2@example.ch"), await signUp("v3@example.ch")]
    expect((await preview({ ...link, token: other.token })).body.code).toBe("link_invalid")
    await sql("update session_link_token set expires_at = now() - interval '1 second' where used_at is null")
    expect((await preview(link)).body).toEqual({ purpose: "activation", state: "expired", account: null })
  })
})

describe("POST /activate/remove/", () => {
  const remove = (body: unknown) => api("POST", "/activate/remove/", { body })
  const logIn = (username: string) => api("POST", "/token/login/", { body: { username, password: "geheim" } })
  const traces = async (email: string) => {
    const [{ count }] = await sql(
      `select (select count(*) from customer where email = $1) + (select count(*) from session_account where email = $1)
            + (select count(*) from provider_identity where entity_id = $1) as count`,
      email,
    )
    return Number(count)
  }

  it("removes the sign-up as if it had never been, and the e-mail can sign up itself", async () => {
    const link = await signUp("w1@example.ch")
    expect(await traces("w1@example.ch")).toBe(3)
    expect(await remove(link)).toMatchObject({ status: 200, body: {} })
    expect(await traces("w1@example.ch")).toBe(0)
    expect((await logIn("w1@example.ch")).body.non_field_errors[0]).toMatch(/nicht richtig/)
    expect((await activate(link)).body.code).toBe("link_invalid")
    expect(
      (await api("POST", "/signup/", { body: { ...aCompany, email: "w1@example.ch", password: "x" } })).status,
    ).toBe(201)
  })

  it("works once", async () => {
    const link = await signUp("w2@example.ch")
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(link)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  it("and activating at the same time: one of them succeeds, and the account is there or not", async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const email = `w3-${round}@example.ch`
      const link = await signUp(email)
      const [removed, activated] = await Promise.all([remove(link), activate(link)])
      expect([removed.status, activated.status].sort()).toEqual([200, 400])
      expect(await traces(email)).toBe(removed.status === 200 ? 0 : 3)
    }
  })

  it("and setting a password at the same time: the account that is kept works", async () => {
    for (const round of [1, 2, 3, 4]) {
      const email = `w4-${round}@example.ch`
      const link = await signUp(email)
      await api("POST", "/reset_user_password/", { body: { email } })
      const reset = linkIn(await mailTo(email, /Neues Passwort/), "/password/reset/confirm").searchParams
      const body = { ...Object.fromEntries(reset), password: "Neues-Passwort-2026" }
      const [removed, confirmed] = await Promise.all([
        remove(link),
        api("POST", "/reset_user_password_confirm/", { body }),
      ])
      expect([removed.status, confirmed.status].sort()).toEqual([200, 400])
      expect(await traces(email)).toBe(removed.status === 200 ? 0 : 3)
    }
  })

  it("leaves an account that is activated, by whatever link", async () => {
    const link = await signUp("w5@example.ch")
    await sql("update session_account set activated_at = now() where email = 'w5@example.ch'")
    const answer = await remove(link)
    expect([answer.status, answer.body.non_field_errors[0]]).toEqual([
      400,
      "Dieses Konto ist bereits in Gebrauch. Bitte rufen Sie uns an.",
    ])
    expect(await traces("w5@example.ch")).toBe(3)
    expect((await logIn("w5@example.ch")).status).toBe(200)
  })

  it("refuses the link for a new password", async () => {
    const email = "w6@example.ch"
    await signUp(email)
    await api("POST", "/reset_user_password/", { body: { email } })
    const reset = linkIn(await mailTo(email, /Neues Passwort/), "/password/reset/confirm").searchParams
    expect((await remove(Object.fromEntries(reset))).status).toBe(400)
    expect(await traces(email)).toBe(3)
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

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { mails, sql, until } from "../harness"
import { startReceiver, verify } from "../harness/webhook-receiver"
import { forgetWebhooks, webhookDesk } from "./webhook-support"

let desk: Awaited<ReturnType<typeof webhookDesk>>
let receiver: Awaited<ReturnType<typeof startReceiver>>

beforeAll(async () => {
  desk = await webhookDesk()
  receiver = await startReceiver()
})
afterEach(async () => {
  receiver.answers(() => 204)
  receiver.heard.length = 0
  await forgetWebhooks()
})
afterAll(() => receiver.stop())

const made = async () => (await desk.create({ url: receiver.url, types: [] })).body

describe("an integrator's endpoint", () => {
  it.each([
    [
      "without an address",
      { url: "" },
      { url: ["Bitte geben Sie eine vollständige Adresse an, die mit https:// beginnt."] },
    ],
    ["with half an address", { url: "erp.example.ch" }, { url: [expect.stringContaining("vollständige Adresse")] }],
    ["with a login in it", { url: "https://a:b@erp.example.ch" }, { url: [expect.stringContaining("vollständige")] }],
    ["of another kind", { url: "ftp://erp.example.ch" }, { url: [expect.stringContaining("vollständige Adresse")] }],
    ["for what doesn't happen", { url: "https://a.example", types: ["rental.lost"] }, { types: [expect.any(String)] }],
  ])("is refused %s, by the field", async (_case, body, errors) => {
    const refused = await desk.create(body)
    expect([refused.status, refused.body]).toEqual([400, errors])
  })

  it("is one of twenty", async () => {
    for (let count = 0; count < 20; count++) expect((await desk.create({ url: receiver.url })).status).toBe(201)
    const { status, body } = await desk.create({ url: receiver.url })
    expect([status, body.non_field_errors]).toEqual([400, ["Mehr als 20 Webhooks sind nicht möglich."]])
  })

  it("tells its secret once, and signs with the one before too while a new one is brought in", async () => {
    const { id, secret } = await made()
    const { body } = await desk.does(id, "secret", {})
    expect(JSON.stringify((await desk.admin("GET", "/admin/webhooks")).body)).not.toContain("whsec_")
    await desk.does(id, "test")
    await until("the test", () => receiver.heard.length === 1)
    const [test] = receiver.heard
    for (const each of [secret, body.secret]) expect(verify(each, test)).toEqual(test.event)

    await sql("update webhook_endpoint set previous_until = now()")
    await desk.does(id, "test")
    await until("another", () => receiver.heard.length === 2)
    expect(() => verify(secret, receiver.heard[1])).toThrow()
    expect(verify(body.secret, receiver.heard[1])).toEqual(receiver.heard[1].event)
  })

  it("signs with each secret for a day after it was replaced, however often that happens", async () => {
    const { id, secret } = await made()
    const renewed = async () => (await desk.does(id, "secret", {})).body.secret as string
    const secrets = [secret, await renewed(), await renewed()]
    await desk.does(id, "test")
    await until("the test", () => receiver.heard.length === 1)
    for (const each of secrets) expect(verify(each, receiver.heard[0])).toEqual(receiver.heard[0].event)

    await sql("update webhook_endpoint set earlier_secrets = jsonb_set(earlier_secrets, '{0,until}', to_jsonb(now()))")
    await desk.does(id, "test")
    await until("another", () => receiver.heard.length === 2)
    expect(() => verify(secrets[0], receiver.heard[1])).toThrow()
    for (const each of secrets.slice(1)) expect(verify(each, receiver.heard[1])).toEqual(receiver.heard[1].event)

    for (let former = 1; former < 5; former++) await renewed()
    const refused = await desk.does(id, "secret", {})
    expect([refused.status, refused.body.non_field_errors]).toEqual([409, [expect.stringContaining("fünf frühere")]])
  })

  it("is told of an event again when staff ask for it", async () => {
    const { id } = await made()
    await desk.does(id, "test")
    await until("the test", async () => (await desk.deliveries(id, "?state=delivered")).count === 1)
    const [{ event }] = receiver.heard
    expect((await desk.does(id, `deliveries/${event.id}/again`)).status).toBe(200)
    await until("it again", () => receiver.heard.length === 2)
    expect(receiver.heard[1].event).toEqual(event)
    expect((await desk.does(id, "deliveries/evt_nix/again")).status).toBe(404)
  })

  it("is switched off when it says that it is gone, or after days without an answer, and staff get a mail", async () => {
    const gone = await made()
    receiver.answers(() => 410)
    await desk.does(gone.id, "test")
    await until("its end", async () => (await desk.state(gone.id))?.off_reason === "gone")
    receiver.answers(() => 500)
    const failing = await made()
    await sql(
      "update outbox_subscriber set failures = 9, failing_since = now() - interval '6 days' where id = $1",
      failing.id,
    )
    await desk.does(failing.id, "test")
    await until("its end", async () => (await desk.state(failing.id))?.off_reason === "failing")

    const told = await until("both mails", () => {
      const found = mails().filter(({ subject }) => subject.startsWith("Webhook"))
      return found.length === 2 ? found : null
    })
    for (const { to, subject } of told)
      expect([to, subject]).toEqual(["shop@example.ch", `Webhook ausgeschaltet: 127.0.0.1:${receiver.port}`])
    expect(told.map(({ text }) => /gibt\.|seit/.exec(text)?.[0]).sort()).toEqual(["gibt.", "seit"])
  })

  it("goes with all that it was told, and what staff did stays in the audit", async () => {
    const { id } = await made()
    await desk.admin("POST", `/admin/webhooks/${id}`, {
      url: receiver.url,
      description: "ERP",
      types: ["order.placed"],
    })
    await desk.does(id, "test")
    await until("the test", () => receiver.heard.length === 1)
    expect((await desk.admin("DELETE", `/admin/webhooks/${id}`)).status).toBe(200)
    expect(await sql("select * from outbox_delivery where subscriber_id = $1", id)).toEqual([])
    const entries = await sql("select action, after from audit_entry where subject_id = $1 order by created_at, id", id)
    expect(entries.map(({ action }) => action).sort()).toEqual(["webhook.change", "webhook.create", "webhook.delete"])
    expect(JSON.stringify(entries)).not.toContain("whsec_")
    for (const what of ["test", "secret", "switch"])
      expect((await desk.does(id, what, { is_on: true })).status).toBe(404)
  })
})

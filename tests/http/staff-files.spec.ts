import { knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { describe, expect, it, onTestFinished } from "vitest"
import { forgetUnclaimedFiles } from "#shop/files/commands/forget-unclaimed"
import { OVER, sql, staffToken } from "../harness"
import { staffAs } from "../harness/staff-session"
import { target } from "../harness/target"

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
)
const BROKEN = Buffer.from(PNG).fill(0, PNG.indexOf("IDAT") + 4, PNG.indexOf("IEND") - 8)
const PDF = Buffer.from("%PDF-1.4\n%%EOF\n")

const address = (path: string) => new URL(path, target().baseUrl)
async function upload(use: string, name: string, body: BodyInit, token?: string) {
  const login = { authorization: `Bearer ${token ?? (await staffToken())}` }
  const headers = { ...login, "content-type": "application/octet-stream" }
  const query = new URLSearchParams({ use, name })
  const answer = await fetch(address(`/admin/files?${query}`), { method: "POST", headers, body })
  return { status: answer.status, body: await answer.json() }
}
const fetched = async (path: string, isStaff: boolean) =>
  fetch(address(path), { headers: isStaff ? { authorization: `Bearer ${await staffToken()}` } : {} })

describe("POST /admin/files", () => {
  it("gives a picture an address that anybody can open", async () => {
    const { status, body } = await upload("picture", "Halle Süd.svg", PNG)
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.stringMatching(/^file_/),
        url: expect.stringMatching(/^\/static\/.*Halle-Sued\.png$/),
        name: "Halle-Sued.png",
        mime_type: "image/png",
        bytes: PNG.length,
      },
    })
    const shown = await fetched(body.url, false)
    expect(shown.headers.get("content-type")).toBe("image/png")
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG)
  })

  it("keeps a certificate for staff alone", async () => {
    const { body } = await upload("certificate", "Zertifikat.pdf", PDF)
    expect(body.url).toBe(`/admin/files/${body.id}`)
    expect((await fetched(body.url, false)).status).toBe(401)
    const shown = await fetched(body.url, true)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    })
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PDF)
    const [{ key }] = await sql<{ key: string }>("select key from stored_file where id = $1", body.id)
    expect((await fetched(`/static/${key}`, true)).status).toBe(404)
  })

  it.each([
    [
      "a drawing that can carry scripts",
      "picture",
      "<svg onload='alert(1)'/>",
      "Diese Art von Datei geht hier nicht. Möglich: JPG, PNG, WEBP, AVIF.",
    ],
    [
      "a page called a picture",
      "picture",
      "<!doctype html><script>alert(1)</script>",
      "Diese Art von Datei geht hier nicht. Möglich: JPG, PNG, WEBP, AVIF.",
    ],
    ["a picture where a document belongs", "document", PNG, "Diese Art von Datei geht hier nicht. Möglich: PDF."],
    ["an empty file", "document", "", "Diese Datei ist leer."],
    ["a signature that doesn't decompress", "signature", BROKEN, "Dieses Bild lässt sich nicht lesen."],
    ["a photo that doesn't decompress", "photo", BROKEN, "Dieses Bild lässt sich nicht lesen."],
  ])("refuses %s", async (_name, use, body, message) => {
    expect(await upload(use, "Datei.png", body)).toEqual({ status: 400, body: { file: [message] } })
  })

  it("refuses what is too large, and keeps nothing of it", async () => {
    const before = await sql("select count(*) from stored_file")
    const large = Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])
    const { status, body } = await upload("signature", "Unterschrift.png", large)
    expect({ status, body }).toEqual({ status: 413, body: { file: ["Diese Datei ist zu gross: höchstens 1 MB."] } })
    expect(await sql("select count(*) from stored_file")).toEqual(before)
  })

  it.each([
    ["an unknown use", "secret", "a.png", { use: ["Ungültiger Wert."] }],
    ["no name", "picture", "", { name: ["Bitte Datei auswählen"] }],
  ])("refuses %s by its field", async (_name, use, name, errors) => {
    expect(await upload(use, name, PNG)).toEqual({ status: 400, body: errors })
  })

  it("takes of who works at the counter what a protocol needs, and nothing that anybody could open", async () => {
    const { token } = await staffAs("counter")
    const tried = [
      ...([
        ["photo", PNG],
        ["signature", PNG],
        ["picture", PNG],
        ["document", PDF],
      ] as const),
      ...([
        ["sample_data", PDF],
        ["certificate", PDF],
      ] as const),
    ]
    const answers = []
    for (const [use, body] of tried) answers.push([use, (await upload(use, "Datei", body, token)).status])
    expect(answers).toEqual([
      ...[
        ["photo", 201],
        ["signature", 201],
        ["picture", 409],
        ["document", 409],
      ],
      ...[
        ["sample_data", 409],
        ["certificate", 409],
      ],
    ])
  })

  it("takes within a day so much of one person that nothing has claimed", async () => {
    const { id, token } = await staffAs("office")
    const { body: first } = await upload("photo", "a.png", PNG, token)
    await sql("update stored_file set bytes = 2000000000 where id = $1", first.id)
    const copy = `insert into stored_file (id, use, key, url, name, mime_type, bytes, staff_id, created_at)
      select id || $2, use, key || $2, '/static/x', name, mime_type, bytes, staff_id, created_at from stored_file where id = $1`
    for (const mark of ["-b", "-c"]) await sql(copy, first.id, mark)
    const refused = await upload("photo", "a.png", PNG, token)
    expect([refused.status, Object.keys(refused.body)]).toEqual([413, ["file"]])
    expect((await upload("photo", "a.png", PNG)).status).toBe(201)
    await sql("update stored_file set owner_type = 'rental_protocol', owner_id = 'rprot_1' where id = $1", first.id)
    expect((await upload("photo", "a.png", PNG, token)).status).toBe(201)
    await sql("delete from stored_file where staff_id = $1", id)
  })

  it("knows no file that isn't there", async () => {
    expect((await fetched("/admin/files/file_none", true)).status).toBe(404)
  })
})

describe("DELETE /admin/uploads/{key}, Medusa's own", () => {
  it.each([
    ["a certificate", "certificate", PDF],
    ["a picture", "picture", PNG],
  ])("takes %s of the shop's away by no spelling of its name", async (_what, use, bytes) => {
    const { body } = await upload(use, "Beleg", bytes)
    const [{ key }] = await sql<{ key: string }>("select key from stored_file where id = $1", body.id)
    const headers = { authorization: `Bearer ${await staffToken()}` }
    for (const name of [key, `./${key}`, `x/../${key}`, `private-x/../${key}`]) {
      const answer = await fetch(address(`/admin/uploads/${encodeURIComponent(name)}`), { method: "DELETE", headers })
      expect([name, answer.status]).toEqual([name, 409])
    }
    const shown = await fetched(body.url, true)
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes)
  })
})

it("deletes what nothing claimed within a day, and what the store didn't delete then, later", async () => {
  const db = knex({ client: "pg", connection: target().databaseUrl })
  onTestFinished(() => db.destroy())
  const uploaded = await Promise.all(["a.pdf", "b.pdf"].map((name) => upload("certificate", name, PDF)))
  const ids = uploaded.map(({ body }) => body.id)
  const left = () => sql<{ id: string; key: string }>("select id, key from stored_file where id = any($1)", ids)
  const [one, other] = await left()
  await sql(`update stored_file set created_at = ${OVER} - interval '25 hours' where id = any($1)`, ids)
  const deleted: string[] = []
  const store = (failing?: string) => ({
    resolve: (name: string) =>
      ({
        logger: { warn: () => {} },
        file: {
          async deleteFiles([key]: [string]) {
            if (key === failing) throw new Error("503 Slow Down")
            deleted.push(key)
          },
        },
      })[name] ?? db,
  })
  await forgetUnclaimedFiles(store(one.key) as unknown as MedusaContainer)
  expect(await left()).toEqual([one])
  await forgetUnclaimedFiles(store() as unknown as MedusaContainer)
  expect({ left: await left(), deleted }).toEqual({ left: [], deleted: [other.key, one.key] })
})

describe("POST /admin/uploads, Medusa's own", () => {
  const part = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
  const form = (bytes: Buffer) => Buffer.concat([Buffer.from(part("Bild.png")), bytes, Buffer.from("\r\n--x--\r\n")])
  const send = async (body: BodyInit) => {
    const headers = {
      authorization: `Bearer ${await staffToken()}`,
      "content-type": "multipart/form-data; boundary=x",
    }
    return fetch(address("/admin/uploads"), { method: "POST", headers, body, duplex: "half" } as RequestInit)
  }

  it("takes pictures, and nothing that would fill the memory", async () => {
    expect((await send(form(PNG))).status).toBe(200)
    expect((await send(new Blob([form(PNG)]).stream())).status).toBe(413)
    // Who still sends may find the connection closed before he has read why.
    const statusOf = (large: Buffer) =>
      send(form(large)).then(
        ({ status }) => status,
        () => 413,
      )
    expect(await statusOf(Buffer.alloc(32 * 2 ** 20))).toBe(413)
  })
})

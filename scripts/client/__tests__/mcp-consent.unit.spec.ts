import { expect, it } from "vitest"
import { consents } from "../../../packages/mcp/src/consent"

const QUESTION = { subject: "cart-1", amount: "100.00", text: "Ein Kabel: CHF 100.00", yes: "Ja" }
const YES = { consent: { action: "accept", content: { yes: true } } }
const CLIENT = { server: { getClientCapabilities: () => ({ elicitation: {} }) } }

type Of = ReturnType<typeof consents>["of"]
const consent = consents()

/** A call with this answer and state, as the SDK hands it to a tool. */
async function called(question: typeof QUESTION, answers?: object, state?: string, client: object = CLIENT) {
  const shown = state && (await consent.verify(state, {} as Parameters<typeof consent.verify>[1]))
  const ctx = { mcpReq: { inputResponses: answers, requestState: () => shown } }
  return consent.of(question, ctx as Parameters<Of>[1], client as unknown as Parameters<Of>[2])
}

async function stateOf(question: typeof QUESTION): Promise<string> {
  const asked = await called(question)
  if (typeof asked === "string" || asked.requestState === undefined) throw new Error("Nobody was asked")
  return asked.requestState
}

it("is given for what was shown, and its amount", async () =>
  expect(await called(QUESTION, YES, await stateOf(QUESTION))).toBe("100.00"))

it("isn't given by an answer to no question: it is asked", async () =>
  expect(await called(QUESTION, YES)).toMatchObject({ resultType: "input_required" }))

it.each([
  ["another cart", { ...QUESTION, subject: "cart-2" }],
  ["other lines for the same total", { ...QUESTION, text: "Zwei Kabel: CHF 100.00" }],
  ["another total", { ...QUESTION, amount: "90.00", text: "Ein Kabel: CHF 90.00" }],
])("isn't given for %s", async (_what, other) =>
  expect(called(QUESTION, YES, await stateOf(other))).rejects.toThrow("costs CHF 100.00 now"),
)

it("isn't given by what somebody else signed", async () => {
  const [head, , mac] = (await stateOf(QUESTION)).split(".")
  const forged = [head, Buffer.from(JSON.stringify({ p: QUESTION, exp: 4e9 })).toString("base64url"), mac].join(".")
  await expect(called(QUESTION, YES, forged)).rejects.toThrow()
})

it.each([
  ["no", { consent: { action: "decline" } }],
  ["nothing", {}],
  ["yes in another form", { consent: { action: "accept", content: { yes: "true" } } }],
])("isn't given by %s", async (_what, answers) =>
  expect(called(QUESTION, answers, await stateOf(QUESTION))).rejects.toThrow("didn't say yes"),
)

it.each([
  ["no capability", {}],
  ["addresses alone", { elicitation: { url: {} } }],
])("isn't asked of a client with %s", async (_what, capabilities) => {
  const client = { server: { getClientCapabilities: () => capabilities } }
  await expect(called(QUESTION, YES, await stateOf(QUESTION), client)).rejects.toThrow("can't ask")
})

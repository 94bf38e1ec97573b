import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { Client, type ClientOptions } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { buildMcp } from "../../scripts/client/build-client.mjs"
import { demoDeliveryTypes, demoProduct } from "../harness"
import { WORKER } from "../harness/settings"
import { target } from "../harness/target"

const FOLDER = path.resolve(import.meta.dirname, `../.results/agents-${WORKER}`)
const PROGRAM = path.join(FOLDER, "mcp/dist/mcp/src/main.js")

export const buildProgram = () => buildMcp(path.join(FOLDER, "mcp"))

/** As it is started with this environment, when it ends by itself. */
export const ended = (env: NodeJS.ProcessEnv) =>
  new Promise<object>((resolve) =>
    execFile(process.execPath, [PROGRAM], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    ),
  )

const open: Client[] = []

export async function endPrograms() {
  await Promise.all(open.map((client) => client.close()))
  fs.rmSync(FOLDER, { recursive: true, force: true })
}

type Answer = { action: "accept" | "decline" | "cancel"; content?: { yes: boolean } }

export const YES: Answer = { action: "accept", content: { yes: true } }

/** What a person was asked, since `forgetQuestions`. */
export const questions: string[] = []
let answer = async () => YES

export function answerBy(other: typeof answer) {
  answer = other
}

export function forgetQuestions() {
  questions.length = 0
  answer = async () => YES
}

export const person = (question: string) => {
  questions.push(question)
  return answer()
}

interface Setting {
  token?: string
  origin?: string
  /** What the person answers who is shown a question; without it the client can't ask. */
  person?: typeof person
  /** The protocol of 2026 is offered, instead of the one of 2025 alone. */
  isNew?: boolean
}

interface Said {
  /** None of a refusal. */
  // biome-ignore lint/suspicious/noExplicitAny: the answers are asserted on.
  answer?: any
  isError: boolean
  text: string
}

type Use = (name: string, input?: Record<string, unknown>) => Promise<Said>

/** The program as a client of agents starts it, and what its tools say. */
export async function agent({ token = "", origin = target().baseUrl, person, isNew }: Setting) {
  const options: ClientOptions = {
    capabilities: person ? { elicitation: { form: {} } } : {},
    ...(isNew && { versionNegotiation: { mode: "auto" } }),
  }
  const client = new Client({ name: "spec", version: "1.0.0" }, options)
  if (person) client.setRequestHandler("elicitation/create", ({ params }) => person(params.message))
  const env = { SHOP_ORIGIN: origin, SHOP_TOKEN: token }
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM], env }))
  open.push(client)
  const use: Use = async (name, input = {}) => {
    const { structuredContent, isError = false, content } = await client.callTool({ name, arguments: input })
    const text = content.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n")
    return { answer: structuredContent, isError, text }
  }
  return { client, use }
}

export type Agent = Awaited<ReturnType<typeof agent>>

/** A rental of the demo as it is quoted, fetched by the customer. */
export async function rent(period: { from: string; to: string }) {
  const [{ id }, { pickup }] = await Promise.all([demoProduct("rtc-360"), demoDeliveryTypes()])
  return { category: "rental", id, delivery: pickup.id, ...period }
}

export async function cables() {
  const { id } = await demoProduct("usb-c-kabel", "accessory")
  return { category: "accessory", id, quantity: 2 }
}

/** @returns the token of the cart of these lines */
export const quoted = async (use: Use, ...lines: object[]): Promise<string> =>
  (await use("quote", { lines })).answer.cart

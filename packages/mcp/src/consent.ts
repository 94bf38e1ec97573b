import { createHash, randomBytes } from "node:crypto"
import {
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server"
import * as z from "zod"

/** What a person is asked before something is done that costs money. */
interface Question {
  /** What it is done to: an answer to one question is none to another's. */
  subject: string
  /** Decimal text in CHF, which the shop is told as confirmed. */
  amount: string
  /** All that the person has to know, in German. */
  text: string
  /** What the person says yes to, in German. */
  yes: string
}

/** What was shown, signed: it goes through the client and comes back with the answer. */
interface Shown {
  subject: string
  amount: string
  digest: string
}

const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url")
const affirmed = z.object({ yes: z.literal(true) })

export function consents() {
  const codec = createRequestStateCodec<Shown>({ key: randomBytes(32) })

  async function ask({ subject, amount, text, yes }: Question, ctx: ServerContext): Promise<InputRequiredResult> {
    const requestedSchema = {
      type: "object" as const,
      properties: { yes: { type: "boolean" as const, title: yes, default: false } },
      required: ["yes"],
    }
    return inputRequired({
      inputRequests: { consent: inputRequired.elicit({ message: text, requestedSchema }) },
      requestState: await codec.mint({ subject, amount, digest: digestOf(text) }, ctx),
    })
  }

  return {
    verify: codec.verify,

    /**
     * Asks the person, or reads the answer.
     * @returns the amount that the person said yes to, or what the client has to be answered so that it asks
     * @throws Error if the person can't be asked, said no, or was shown something else than `question`
     */
    async of(question: Question, ctx: ServerContext, server: McpServer): Promise<string | InputRequiredResult> {
      if (!canAsk(ctx, server))
        throw new Error(
          "Nothing was done: a person has to confirm it, and this client can't ask (no form elicitation).",
        )
      const shown = ctx.mcpReq.requestState<Shown>()
      if (shown === undefined) return ask(question, ctx)
      const answer = inputResponse(ctx.mcpReq.inputResponses, "consent")
      if (answer.kind !== "elicit" || answer.action !== "accept" || !affirmed.safeParse(answer.content).success)
        throw new Error("Nothing was done: the person didn't say yes. Ask what should be different.")
      if (shown.subject !== question.subject || shown.digest !== digestOf(question.text))
        throw new Error(
          `Nothing was done: it changed since the person was asked, and costs CHF ${question.amount} now. Call again to ask anew.`,
        )
      return shown.amount
    },
  }
}

export type Consents = ReturnType<typeof consents>

const capable = z.looseObject({
  elicitation: z.object({ form: z.unknown(), url: z.unknown() }).partial().optional(),
})
const envelope = z.looseObject({ [CLIENT_CAPABILITIES_META_KEY]: capable })

/** By the capabilities of this request, or in the protocol of 2025 of the connection; without modes a form is meant. */
function canAsk(ctx: ServerContext, { server }: McpServer): boolean {
  const ofRequest = envelope.safeParse(ctx.mcpReq.envelope).data?.[CLIENT_CAPABILITIES_META_KEY]
  const { elicitation } = ofRequest ?? server.getClientCapabilities() ?? {}
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
}

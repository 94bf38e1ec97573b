import type { z } from "zod"
import type { SandboxRequest } from "#integrations/sandbox/wire"
import { notSaved, Refusal } from "../refusal"

/** The request's body. @throws Refusal 415 if it is no JSON object or list */
export function bodyOf({ text }: SandboxRequest): unknown {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === "object" && body !== null) return body
  } catch {
    // said below
  }
  throw new Refusal(415, "Could not parse the data")
}

function sentences(issue: z.core.$ZodIssue): string[] {
  const place = issue.path.map(String).join(".")
  if (issue.code !== "unrecognized_keys") return [`${place}: ${issue.message}`]
  return issue.keys.map((key) => `Unexpected extra form field: ${[place, key].filter(Boolean).join(".")}`)
}

/** The body as the form has it. @throws Refusal 422 naming every wrong field */
export function readForm<Form extends z.ZodType>(form: Form, request: SandboxRequest): z.output<Form> {
  const parsed = form.safeParse(bodyOf(request))
  if (!parsed.success) throw notSaved(...parsed.error.issues.flatMap(sentences))
  return parsed.data
}

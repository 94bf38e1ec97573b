import { useMutation, useQueryClient } from "@tanstack/react-query"

/** A refused change: messages by field, and what else the answer says. */
export class StaffRefusal extends Error {
  override readonly name = "StaffRefusal"
  constructor(readonly body: Record<string, unknown>) {
    super("Refused")
  }

  messagesOf(field: string): string[] {
    const messages = this.body[field]
    return Array.isArray(messages) ? messages.map(String) : []
  }
}

const SIGNED_OUT =
  "Ihre Anmeldung ist abgelaufen. Melden Sie sich in einem neuen Tab an und versuchen Sie es hier noch einmal."

interface Change {
  method: "POST" | "DELETE"
  path: string
  body?: object
  /** By which it is done once, however often it is sent. */
  key?: string
}

/** Nothing is known yet of the first try: what failed is the answer. */
const isRunning = ({ headers }: Response) => headers.get("Refusal-Code") === "idempotency.running"

/** @throws StaffRefusal, also for who isn't logged in any more; Error where the shop failed, or is still at it */
export async function sendByStaff<Answer>({ method, path, body, key }: Change): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    credentials: "include",
    headers: { ...(body && { "Content-Type": "application/json" }), ...(key && { "Idempotency-Key": key }) },
    body: body && JSON.stringify(body),
  })
  const content = await answer.json().catch(() => ({}))
  if (answer.ok) return content
  if (answer.status === 401) throw new StaffRefusal({ non_field_errors: [SIGNED_OUT] })
  throw answer.status < 500 && !isRunning(answer)
    ? new StaffRefusal(content)
    : new Error(`${method} ${path}: ${answer.status}`)
}

interface Outcome<Answer> {
  onSuccess?(answer: Answer): void
  onError?(error: Error): void
  onSettled?(): void
}

/**
 * Sends a change by staff; afterwards everything below `stale` is read again, after a refusal too: something isn't as shown.
 * The outcome is told then, even to a part of the page that what was read has taken away.
 */
export function useStaffChange<Answer>(stale: string) {
  const queries = useQueryClient()
  const { mutateAsync, data, error, isPending, reset } = useMutation<Answer, Error, Change>({
    mutationFn: sendByStaff<Answer>,
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(stale) }),
  })
  const mutate = (change: Change, { onSuccess, onError, onSettled }: Outcome<Answer> = {}) => {
    mutateAsync(change)
      .then(onSuccess, (failure) => onError?.(failure))
      .finally(onSettled)
  }
  return { mutate, mutateAsync, data, error, isPending, reset }
}

const FAILED = "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal."

/** What to say about a change that failed, next to the messages that belong to a field. */
export function generalMessages(error: Error | null): string[] {
  if (error === null) return []
  return error instanceof StaffRefusal ? error.messagesOf("non_field_errors") : [FAILED]
}

/** The messages that belong to a field. */
export const fieldMessages = (error: Error | null, field: string): string[] =>
  error instanceof StaffRefusal ? error.messagesOf(field) : []

/**
 * Writes to all of them at once, so that an address which is refused for good keeps nothing from the others, nor a slow server the job
 * from its end. Each mail has a key of its own: who has it gets none when the job is repeated for the rest.
 * @param send the recipients are counted from 0
 * @throws what failed, once all were tried; an AggregateError where several did
 */
export async function mailEach<Recipient>(
  recipients: readonly Recipient[],
  send: (recipient: Recipient, index: number) => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled(recipients.map(send))
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as Error] : []))
  if (failures.length > 1) throw new AggregateError(failures, failures.map(({ message }) => message).join("; "))
  if (failures.length === 1) throw failures[0]
}

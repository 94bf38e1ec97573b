/**
 * What the database says no to because of what it was given: data that doesn't fit (22), a rule of a table (23), a name or a
 * comparison that only the asked field, order or filter can have brought (42703 …), a text too long to be found again (54), something
 * of a customer who is erased (our own code).
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const REFUSED = /^(22...|23(502|503|505|514|P01)|42(703|883|804|846|P18|P20|803|702|601)|54...|08P01|ERASE)$/

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined

/** Whether PostgreSQL refused the input. A deadlock, a missing table or a database that is away is no input's fault. */
export function isRefusedByDatabase(error: unknown): boolean {
  const code = codeOf(error)
  return typeof code === "string" && REFUSED.test(code)
}

/** Whether PostgreSQL refused a second one of what there may be once. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === "23505"

/** Whether it was to begin something for a customer who was erased meanwhile. */
export const isOfErased = (error: unknown): boolean => codeOf(error) === "ERASE"

/** nodemailer's words for an answer to RCPT; Medusa passes on nothing of an error but its words. */
const REFUSED = /recipients were rejected: 5\d\d/

/** Whether the mail server was there and refused the recipient for good, as opposed to being away. */
export const isRecipientRefused = (error: unknown): boolean => error instanceof Error && REFUSED.test(error.message)

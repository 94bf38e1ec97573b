/** A failure that the operator can mend; its message is all they need to see. */
export class StartError extends Error {
  name = "StartError"
}

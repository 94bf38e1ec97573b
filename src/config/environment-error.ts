/** The environment is wrong; the message is one line that begins with the variable's name. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError"
}

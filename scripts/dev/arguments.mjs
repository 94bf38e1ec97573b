import { StartError } from "../lib/start-error.mjs"

const INSPECT = /^--inspect(?:=(\d+))?$/
const DEBUGGERS_PORT = 9229

/**
 * What was written behind `npm run dev --`.
 * @returns the port on which debuggers reach the shop, undefined for none, and whether types are checked
 * @throws StartError
 * @example readArguments(["--inspect"]) //=> { inspectPort: 9229, checksTypes: true }
 */
export function readArguments(words) {
  const unknown = words.find((word) => !INSPECT.test(word) && word !== "--no-types")
  if (unknown) throw new StartError(`npm run dev doesn't know ${unknown}: there are --inspect[=port] and --no-types.`)
  const inspect = words.map((word) => INSPECT.exec(word)).find(Boolean)
  return { inspectPort: inspect && Number(inspect[1] ?? DEBUGGERS_PORT), checksTypes: !words.includes("--no-types") }
}

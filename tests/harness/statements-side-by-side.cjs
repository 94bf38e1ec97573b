// Loaded into a shop: notes where its own code sends a statement on a connection that is at work. PostgreSQL's client keeps it
// waiting today, with a warning, and refuses it from its next version on. Medusa's modules do so too, in our transactions as
// in their own.
const fs = require("node:fs")
const path = require("node:path")
const util = require("node:util")

const { deprecate } = util
const FRAMES = 60
const OF_A_MODULE = "within-transaction.ts"

const ownFrames = (stack) =>
  stack.split("\n").filter((frame) => /[/\\]src[/\\]/.test(frame) && !frame.includes("node_modules"))

function note() {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = FRAMES
  const [first] = ownFrames(new Error().stack)
  Error.stackTraceLimit = before
  if (first && !first.includes(OF_A_MODULE))
    fs.appendFileSync(path.join(process.env.DATA_DIR, "side-by-side.txt"), `${first.trim()}\n`)
}

util.deprecate = (act, message, ...more) =>
  /client is already executing a query/.test(message) ? note : deprecate(act, message, ...more)

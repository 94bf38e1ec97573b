// npm run structure: measures how the code is laid out and writes it into docs/architecture.md. With --check it writes
// nothing, and fails where a measure is past its limit or the document is no longer true.
import { run } from "./structure/run.mjs"

process.exit((await run({ isCheck: process.argv.includes("--check") })) ? 0 : 1)

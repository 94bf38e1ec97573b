// The server process.
import { runServer } from "./start/run-server.mjs"

await runServer()

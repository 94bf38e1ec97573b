// The server process with Medusa's own store open: to measure against it, and to try what guards it should it ever be.
import { runServer } from "../../scripts/start/run-server.mjs"

await runServer({ isStoreOpen: true })

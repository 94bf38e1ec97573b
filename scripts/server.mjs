// One port: storefront → Medusa's loaders → JSON 404 under /backend.

import http from "node:http"
import { createRequire } from "node:module"

const require = createRequire(import.meta.url)
process.env.NODE_ENV ??= "production"
require("ts-node").register({ transpileOnly: true, swc: true })
const express = require("express")
const loaders = require("@medusajs/medusa/loaders/index").default
const { GracefulShutdownServer } = require("@medusajs/framework/utils")

const app = express()
app.disable("x-powered-by")
const { shutdown } = await loaders({ directory: process.cwd(), expressApp: app })
app.get("/health", (_request, response) => response.json({ status: "ok" }))
app.use("/backend", (_request, response) => response.status(404).json({ non_field_errors: ["Nicht gefunden."] }))

const server = GracefulShutdownServer.create(
  http.createServer(app).listen(Number(process.env.PORT ?? 9000), process.env.HOST ?? "127.0.0.1"),
)
const stop = async () => {
  await server.shutdown()
  await shutdown()
  process.exit(0)
}
process.on("SIGTERM", stop)
process.on("SIGINT", stop)

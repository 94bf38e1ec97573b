// npm run build: what npm start would build, without starting (for images).
import { buildAdmin, buildStorefront } from "./lib/build/build.mjs"
import { installPackages } from "./lib/install.mjs"

await installPackages()
await buildStorefront()
await buildAdmin()

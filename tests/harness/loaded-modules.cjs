// Preloaded: writes at the server's end which files of packages it has loaded; a process that it leaves behind then has loaded others.
const fs = require("node:fs")
const path = require("node:path")

process.on("exit", () => {
  if (!process.argv[1].endsWith("server.mjs")) return
  const packages = Object.keys(require.cache).filter((file) => file.includes("node_modules"))
  fs.writeFileSync(path.join(process.env.DATA_DIR, "loaded-modules.txt"), packages.join("\n"))
})

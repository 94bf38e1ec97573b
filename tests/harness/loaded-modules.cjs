// Preloaded: writes at the process's end which files of packages it has loaded.
const fs = require("node:fs")
const path = require("node:path")

process.on("exit", () => {
  const packages = Object.keys(require.cache).filter((file) => file.includes("node_modules"))
  fs.writeFileSync(path.join(process.env.DATA_DIR, "loaded-modules.txt"), packages.join("\n"))
})

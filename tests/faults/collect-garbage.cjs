// Loaded into a shop: on SIGUSR2 it collects its garbage and writes what is left to the file that MEMORY_FILE names.
const fs = require("node:fs")
const v8 = require("node:v8")
const vm = require("node:vm")

v8.setFlagsFromString("--expose-gc")
const collect = vm.runInNewContext("gc")
process.on("SIGUSR2", async () => {
  // What ends with the garbage frees more in later turns of the loop.
  for (let turn = 0; turn < 3; turn++) {
    collect()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  fs.writeFileSync(`${process.env.MEMORY_FILE}.new`, JSON.stringify({ used: heapUsed + external, rss }))
  fs.renameSync(`${process.env.MEMORY_FILE}.new`, process.env.MEMORY_FILE)
})

// Loaded into the tools we run: without it a killed start leaves them behind, writing into a pipe that nobody reads.
if (process.channel) {
  process.once("disconnect", () => process.exit(1))
  process.channel.unref()
}

// Loaded into the tools we run: without it a killed start leaves them behind, writing into a pipe that nobody reads.
// Not `exit`: a tool that handles its own errors may go round in circles over the broken pipe for ever.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGKILL"))
  process.channel.unref()
}

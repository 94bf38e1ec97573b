/** An error as the other process can show it. */
const portable = ({ message = "", stack = message }) => ({ message, stack })

/**
 * Calls between two processes, over the channel that Node puts between parent and child.
 * @param channel the child process, or `process` in the child
 * @param answers functions that the other side may call, by name
 * @returns a function that calls one of the other side's; it rejects when the channel is closed
 */
export function callsOver(channel, answers) {
  const waiting = new Map()
  let last = 0

  async function answer({ call, name, args }) {
    try {
      channel.send?.({ reply: call, value: await answers[name](...args) }, ignored)
    } catch (error) {
      channel.send?.({ reply: call, error: portable(error) }, ignored)
    }
  }
  function settle({ reply, value, error }) {
    const { resolve, reject } = waiting.get(reply) ?? {}
    waiting.delete(reply)
    if (error) reject?.(Object.assign(new Error(error.message), { stack: error.stack }))
    else resolve?.(value)
  }
  channel.on("message", (message) => {
    if (message.call) answer(message)
    else if (message.reply) settle(message)
  })
  channel.on("disconnect", () => {
    for (const { reject } of waiting.values()) reject(new Error("The other process ended"))
    waiting.clear()
  })
  return (name, ...args) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      if (channel.connected) channel.send({ call: last, name, args }, (error) => error && reject(error))
      else reject(new Error("The other process ended"))
    })
}

/** Who asked is gone. */
const ignored = () => undefined

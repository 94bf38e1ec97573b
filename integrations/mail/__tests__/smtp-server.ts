import { once } from "node:events"
import net, { type AddressInfo, type Socket } from "node:net"

export interface ReceivedMail {
  from: string
  to: string[]
  source: string
}

/** Just enough of a mail server to receive; `refuse` answers the recipient with a temporary failure. */
export async function smtpServer({ refuse = false } = {}) {
  const received: ReceivedMail[] = []
  const server = net.createServer((socket) => converse(socket, received, refuse))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() }
}

function converse(socket: Socket, received: ReceivedMail[], refuse: boolean) {
  const mail: ReceivedMail = { from: "", to: [], source: "" }
  let isData = false
  let pending = ""
  const say = (line: string) => socket.write(`${line}\r\n`)
  const obey = (line: string) => {
    const [, address = ""] = /<([^>]*)>/.exec(line) ?? []
    const isRecipient = /^RCPT TO/i.test(line)
    if (isRecipient) mail.to.push(address)
    if (/^MAIL FROM/i.test(line)) mail.from = address
    isData = /^DATA/i.test(line)
    say(isData ? "354 go on" : isRecipient && refuse ? "451 later" : "250 ok")
  }
  const keep = (line: string) => {
    if (line !== ".") mail.source += `${line}\n`
    else {
      isData = false
      received.push({ ...mail })
      say("250 taken")
    }
  }
  socket.on("data", (chunk) => {
    const lines = (pending + chunk).split("\r\n")
    pending = lines.pop() ?? ""
    for (const line of lines) (isData ? keep : obey)(line)
  })
  say("220 test")
}

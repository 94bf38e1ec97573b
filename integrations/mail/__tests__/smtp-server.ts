import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"

export interface ReceivedMail {
  from: string
  to: string[]
  mail: Email
}

/** A mail server on the loopback that keeps what it receives. */
export async function smtpServer(options: SMTPServerOptions = {}, listenOn = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ""
      const to = envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((source) => PostalMime.parse(source))
        .then((mail) => received.push({ from, to, mail }))
        .then(() => done(), done)
    },
    ...options,
  })
  const listener = server.listen(listenOn, "127.0.0.1")
  await once(listener, "listening")
  const { port } = listener.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, received, close: () => new Promise<void>((closed) => server.close(closed)) }
}

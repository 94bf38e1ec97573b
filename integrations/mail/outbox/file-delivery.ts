import { randomBytes } from "node:crypto"
import { link, mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { createTransport } from "nodemailer"
import type { MailTransport } from "#extension/providers"
import { toNodemailer } from "../message"

/** A key as a file name; keys are made of ids and words. */
const fileName = (key: string) => `${key.replace(/[^A-Za-z0-9_-]+/g, "-")}.eml`

/**
 * Writes each mail as one `.eml` file into `folder`. A file appears whole or not at all, and a key that has one
 * already keeps it: sending again, also from another process, makes no second mail.
 */
export function fileDelivery(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (message) => {
    await mkdir(folder, { recursive: true })
    const { message: source } = await transport.sendMail(toNodemailer(message))
    const file = path.join(folder, fileName(message.key))
    const draft = path.join(folder, `.${randomBytes(8).toString("hex")}.draft`)
    await writeFile(draft, source, { mode: 0o600 })
    try {
      await link(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    } finally {
      await rm(draft, { force: true })
    }
    return { id: path.basename(file) }
  }
}

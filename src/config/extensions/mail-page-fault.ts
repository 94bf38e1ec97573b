import type { MailPage, MailParts } from "#extension/mail-page"

const PARTS: MailParts = {
  language: "de-CH",
  subject: "[subject]",
  preview: "[preview]",
  body: "<p>[body]</p>",
  greeting: ["[greeting]"],
  sender: { company: "[company]", signature: ["[signature]"] },
}
/** Without these a mail says too little, or nothing of who wrote it. */
const NEEDED = [PARTS.body, ...PARTS.greeting, PARTS.sender.company, ...PARTS.sender.signature]

/** What is wrong with how an extension lays mails out: found at the start, not with a customer's first mail. */
export function mailPageFault(page: MailPage): string | undefined {
  try {
    const html = page(PARTS)
    if (typeof html !== "string" || !/<html\b/i.test(html)) return "has a mailPage that makes no document of HTML"
    const missing = NEEDED.find((part) => !html.includes(part))
    return missing && `has a mailPage that leaves out ${missing.replace(/<.*?>/g, "")}`
  } catch (error) {
    return `has a mailPage that fails: ${(error as Error).message}`
  }
}

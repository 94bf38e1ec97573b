import { defineExtension, type MailPage } from "#extension"

const lines = (texts: readonly string[]) => texts.join("<br>")

/** The company's name on its colour, the mail on white, and below it who wrote. */
const mailPage: MailPage = ({ language, subject, preview, body, greeting, sender }) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#e8eef0;color:#10242b;font:16px/1.5 Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div style="max-width:640px;margin:0 auto;background:#ffffff">
<p style="margin:0;padding:20px 24px;background:#0b5563;color:#ffffff;font-weight:700">${sender.company}</p>
<div style="padding:24px">
${body}
<p>${lines(greeting)}</p>
</div>
<p style="margin:0;padding:16px 24px;background:#f3f6f7;font-size:14px">${lines(sender.signature)}</p>
</div>
</body>
</html>
`

export default defineExtension({ name: "example-mail-page", requires: "^1.3.0", mailPage })

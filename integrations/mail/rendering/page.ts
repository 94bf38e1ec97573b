import type { MailPage } from "#extension/mail-page"

const lines = (texts: readonly string[]) => texts.join("<br>")

/** How mails look unless an extension says otherwise. */
export const page: MailPage = ({ language, subject, preview, body, greeting, sender }) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${subject}</title>
</head>
<body style="margin:0;background:#f3f5f7">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;color:#101820;font:16px/1.5 Helvetica,Arial,sans-serif">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid #d5dbe1;font-weight:700">${sender.company}</p>
${body}
<p style="margin:24px 0 16px">${lines(greeting)}</p>
<p style="margin:0;padding-top:12px;border-top:1px solid #d5dbe1;color:#52606d;font-size:14px">${lines(sender.signature)}</p>
</div>
</body>
</html>
`

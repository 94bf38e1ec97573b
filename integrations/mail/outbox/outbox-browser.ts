import { type RequestHandler, Router } from "express"
import { dispositionOf } from "#platform/file-name"
import { onlyHere } from "./only-here"
import { mailPage, outboxPage } from "./outbox-pages"
import { listMails, readMail } from "./read-outbox"

const HTML = "text/html; charset=utf-8"
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'"
/** A mail runs nothing; its links open next to the page. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The demo's mails to read in the browser; mounted under `/dev/mails`, never outside the demo, and for this machine alone. */
export function outboxBrowser(folder: string): RequestHandler {
  const router = Router()
  router.use(onlyHere)
  router.get("/", (_request, response, next) => {
    listMails(folder).then(
      (mails) => response.type(HTML).set("Content-Security-Policy", PAGE_POLICY).send(outboxPage(mails)),
      next,
    )
  })
  router.get("/:name", (request, response, next) => {
    readMail(folder, request.params.name).then((mail) => {
      if (!mail) return next()
      response.type(HTML).set("Content-Security-Policy", PAGE_POLICY).send(mailPage(mail))
    }, next)
  })
  router.get("/:name/html", (request, response, next) => {
    readMail(folder, request.params.name).then((mail) => {
      if (!mail) return next()
      const html = mail.html.replace("<head>", '<head><base target="_blank">')
      response.type(HTML).set("Content-Security-Policy", MAIL_POLICY).send(html)
    }, next)
  })
  router.get("/:name/:attachment", (request, response, next) => {
    readMail(folder, request.params.name).then((mail) => {
      const attachment = mail?.attachments[Number(request.params.attachment)]
      if (!attachment) return next()
      const { filename, type, content } = attachment
      response.type(type).set("Content-Disposition", dispositionOf(filename)).send(content)
    }, next)
  })
  return router
}

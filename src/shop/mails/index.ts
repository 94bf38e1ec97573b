export { mailEach } from "./mail-each"
export { mailsSent, type ShopMail, sendMail, wasMailSent } from "./send-mail"

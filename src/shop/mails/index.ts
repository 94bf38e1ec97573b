export { mailEach } from "./mail-each"
export { type ShopMail, sendMail, wasMailSent } from "./send-mail"

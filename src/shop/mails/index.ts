export { type ShopMail, sendMail, wasMailSent } from "./send-mail"
export { withoutLinks } from "./without-links"

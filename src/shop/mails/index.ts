export { type ShopMail, sendMail, wasMailSent } from "./send-mail"

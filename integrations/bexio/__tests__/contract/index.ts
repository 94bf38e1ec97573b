import { beforeAll, describe } from "vitest"
import { accessContract } from "./access"
import { Books, type ContractAccount } from "./account"
import { contactsContract } from "./contacts"
import { invoicesContract } from "./invoices"
import { ordersContract } from "./orders"
import { quotesContract } from "./quotes"

/**
 * What the shop relies on, of bexio itself and of its stand-in alike. It writes contacts, orders, invoices and quotes, and
 * leaves them there: for trial accounts only.
 */
export function describeBexioContract(title: string, account: () => ContractAccount) {
  describe(`bexio's contract: ${title}`, { timeout: 60_000 }, () => {
    let books: Books
    beforeAll(() => {
      books = new Books(account())
    })
    const opened = () => books
    accessContract(opened)
    contactsContract(opened)
    ordersContract(opened)
    invoicesContract(opened)
    quotesContract(opened)
  })
}

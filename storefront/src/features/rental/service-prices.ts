import { fromWireMoney } from "#kernel/money"
import type { ProductService } from "#shop/catalogue/wire/product"
import type { ServicePrice } from "#shop/rental/rules/service-price"

/** A service with what it is charged by. */
export interface OfferedService extends ServicePrice {
  id: string
  name: string
}

export const offeredService = ({ id, name, basis, price, permille }: ProductService): OfferedService => ({
  id,
  name,
  per: basis,
  amount: permille ?? fromWireMoney(price),
})

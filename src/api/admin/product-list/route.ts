import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { productList } from "#shop/catalogue/queries/product-list/product-list"
import { productListQuery, type StaffProductList } from "#shop/catalogue/wire/staff-product-list"

/** Products with their kind, price, and stock or devices, filtered, by name, article number or serial. */
export const GET = reads<StaffProductList>(({ db, query }) => productList(db, parse(productListQuery, query), today()))

export * from "../../lib/shop-error"

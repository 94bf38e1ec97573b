export * from "#platform/shop-error"

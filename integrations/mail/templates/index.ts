export * from "./activation"
export * from "./order-confirmation"

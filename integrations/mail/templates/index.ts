export * from "./activation"
export * from "./event-registration"
export * from "./order-confirmation"
export * from "./password-reset"

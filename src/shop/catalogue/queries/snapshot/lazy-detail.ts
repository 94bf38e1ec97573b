import type { ProductDetail } from "../../wire/product"

/** Makes a product's detail when it is first asked for. */
export class LazyDetail {
  #made: ProductDetail | undefined
  readonly #make: () => ProductDetail

  constructor(make: () => ProductDetail) {
    this.#make = make
  }

  get detail(): ProductDetail {
    this.#made ??= this.#make()
    return this.#made
  }
}

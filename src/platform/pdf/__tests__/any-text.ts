import fc from "fast-check"

const character = fc.oneof(
  fc.integer({ min: 0, max: 0x17f }),
  fc.integer({ min: 0x180, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x1ffff }),
)

/** Whatever characters there are, the Latin ones more often than others. */
export const anyText = (maxLength = 40) =>
  fc.array(character, { minLength: 1, maxLength }).map((codes) => String.fromCodePoint(...codes))

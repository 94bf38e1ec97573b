// Loaded into a shop: a password is hashed in a moment instead of a tenth of a second. A hash names its own cost, so that it
// is compared as fast.
const { createRequire } = require("node:module")

const ofMedusa = createRequire(require.resolve("@medusajs/medusa/auth-emailpass"))
const scrypt = ofMedusa("scrypt-kdf")
const { kdf } = scrypt
scrypt.kdf = (password, cost) => kdf.call(scrypt, password, { ...cost, logN: 4 })

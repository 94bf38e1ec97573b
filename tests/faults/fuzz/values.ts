/** Parts of a path that no browser makes by itself. */
export const SEGMENTS = [
  ...["%", "%zz", "%ff", "%E0%A4%A", "%00", "a%00b", "%0d%0aX-Made: up", "%ed%a0%80", "%c0%af", "%252e", "%25"],
  ...[
    "..",
    "%2e%2e",
    "..%2F..%2Fetc%2Fpasswd",
    "%2F",
    "%5c..%5c",
    ";a=b",
    "a;b",
    "__proto__",
    "constructor",
    "toString",
  ],
  ...["%20", "'", "%27%20or%201=1--", '"', "%22", "$gt", "[]", "{}", "null", "undefined", "-1", "0", "1e400", "NaN"],
  ...["%F0%9F%98%80", "%E2%80%AE", "x".repeat(3000), "ü", "\u00ff", "*", ".", "a.b", "a%3Fb", "a%23b", "batch"],
].map((segment) => segment.replaceAll(" ", "%20"))

/** Values of a query, as they stand in the address. */
export const QUERY_VALUES = [
  ...["", "%", "%zz", "%00", "a%00b", "%ff", "%ed%a0%80", "-1", "0", "1", "1.5", "1e99", "9999999999999999999", "NaN"],
  ...[
    "Infinity",
    "null",
    "undefined",
    "true",
    "'",
    "%27",
    "%22",
    "a'b",
    "--",
    "*",
    "**",
    "+",
    "-",
    "-%27",
    ",",
    ",,",
    ".",
  ],
  ...[
    "..",
    "a.b.c.d",
    "*a",
    "+a",
    "-a",
    "id",
    "-id",
    "%2Bid",
    "created_at",
    "-created_at",
    "__proto__",
    "id.id",
    "x".repeat(3000),
  ],
  ...[
    "constructor",
    "%F0%9F%98%80",
    "%E2%80%AE",
    "%25",
    "_",
    "%5C",
    "%5C%27",
    "(",
    "[",
    "{}",
    "{%22$gt%22:1}",
    "2026-13-45",
  ],
  ...["2026-11-24T08:00:00.000Z", "id,title,*items", "items.id", "*.*", "%0d%0a"],
]

/** What is hung on the name of a parameter. */
export const QUERY_SUFFIXES = [
  ...[
    "",
    "",
    "",
    "",
    "[]",
    "[0]",
    "[a]",
    "[a][b]",
    "[$gt]",
    "[$in][]",
    "[$ne]",
    "[$like]",
    "[$or][]",
    "[$and][0][id]",
    "[__proto__]",
  ],
  ...[
    "[constructor][prototype]",
    ".id",
    ".a.b",
    "[$fulltext]",
    "[$re]",
    "[$overlap]",
    "[$nonsense]",
    "%00",
    "[$contains][]",
  ],
]

/** Names that stock lists know, besides those of their schemas. */
export const QUERY_NAMES = [
  ...["limit", "limit", "offset", "offset", "order", "order", "fields", "fields", "q", "q", "with_deleted", "id"],
  ...["created_at", "status", "$and", "$or", "__proto__", "locale", "region_id", "currency_code", "filters", "expand"],
]

/** Values of a field of a body. */
export const FIELD_VALUES: unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    7,
    1.5,
    1e308,
    -1e308,
    2 ** 53,
    2 ** 31,
    "",
    " ",
    "a",
    "a\u0000b",
    "\ud800",
    "a\udfffb",
  ],
  ...[
    "\u202eabc",
    "a\r\nb",
    "'",
    '"',
    "\\",
    "x".repeat(20_000),
    "ü".repeat(300),
    "1e999",
    "-1",
    "2026-02-30",
    "not-a-date",
  ],
  ...[
    "__proto__",
    "prod_01ABCDEFGHJKMNPQRSTVWXYZ00",
    "😀",
    [],
    [null],
    [[]],
    ["a"],
    ["a\u0000b"],
    [{}],
    {},
    { $gt: "" },
  ],
  ...[{ id: null }, { "a\u0000b": 1 }, { a: { b: { c: {} } } }, { __type: "x" }, { amount: "a", currency_code: 7 }],
]

/** Bodies that are no object of fields. */
export const BODIES = [
  ...["null", "[]", "42", '"text"', "", "{", '{"a":', "{}", "[{}]", `{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`],
  ...[
    '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
    '{"a":1e999}',
    '{"\\ud800":1}',
    "\ufeff{}",
    "{}{}",
  ],
]

export const CONTENT_TYPES = [
  ...["application/json", "application/json", "application/json", "application/json", "application/json"],
  ...["text/plain", "application/x-www-form-urlencoded", "application/xml", "application/json; charset=klingon"],
  ...["multipart/form-data; boundary=x", "multipart/form-data", "application/vnd.api+json", "nonsense"],
]

/** JSON of a value that a field does not expect; as text, for `JSON.parse` knows more than `stringify` writes. */
const NAMES = ['length', 'size', 'toString', 'valueOf', 'toJSON', 'constructor', 'then', '0']

const OBJECTS = [
  ...NAMES.map((name) => `{"${name}":1}`),
  ...NAMES.map((name) => `{"length":{"${name}":1}}`),
  '{"length":{"toString":1,"valueOf":1}}',
  '{"__proto__":{"length":1}}',
  '{"constructor":{"prototype":{"length":1}}}',
  '{}',
  '{"a":1,"a":{"a":2}}',
  '{"$ne":null}',
]
const LISTS = [
  '[]',
  '[[]]',
  '[[[[[[]]]]]]',
  '[null]',
  '[{}]',
  '["a","a"]',
  `[${'0,'.repeat(2_000)}0]`,
]
export const HOSTILE_NUMBERS = [
  ...['0', '-0', '-1', '1', '0.1', '1e400', '-1e400', '1e-400', '1e21', '5e-324'],
  ...['2147483647', '2147483648', '-2147483649', '9007199254740991', '9007199254740992'],
  ...['-9007199254740992', '9223372036854775808', '99999999999999999999999999'],
]
export const HOSTILE_TEXTS = [
  ...[
    '""',
    '" "',
    '"NaN"',
    '"Infinity"',
    '"1e400"',
    '"-0"',
    '"null"',
    '"undefined"',
    '"true"',
    '"[]"',
  ],
  ...[
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\\ufeff"',
    '"\\u202e"',
    '"\\r\\n"',
  ],
  ...['"__proto__"', '"constructor"', '"toString"', '"../../etc/passwd"', '"%00"', '"%"', '"\\\\"'],
  ...['"2026-02-30"', '"2026-13-01T25:61:61Z"', '"0000-00-00"', '"+275760-09-13T00:00:00.001Z"'],
  ...[
    '"\u0027 or 1=1--"',
    '"{{7*7}}"',
    '"<script>"',
    '"e\\u0301"',
    '"👨‍👩‍👧‍👦"',
    '"1-aaaa"',
    '"a_b"',
  ],
  `"${'a'.repeat(5_000)}"`,
  `"${'ř'.repeat(5_000)}"`,
  `"${'\\n'.repeat(4_000)}"`,
  `"${' - \\n'.repeat(1_500)}"`,
  `"${'👍'.repeat(2_000)}"`,
]
const DEEP = [
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
]

export const HOSTILE_JSON: readonly string[] = [
  ...['null', 'true', 'false'],
  ...OBJECTS,
  ...LISTS,
  ...HOSTILE_NUMBERS,
  ...HOSTILE_TEXTS,
  ...DEEP,
]

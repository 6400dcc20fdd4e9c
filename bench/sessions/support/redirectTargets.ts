const STARTS = [
  ...['', '/', '//', '///', '////', '/////', '\\', '\\\\', '/\\', '\\/', '/\\/', '//\\', '/\\\\'],
  ...[
    '/.',
    '/./',
    '/..',
    '/../',
    '/.//',
    '/..//',
    '/a/..//',
    '/%2e/',
    '/%2e%2e//',
    '/;/',
    '/?',
    '/#',
  ],
  ...['/%09/', '/\t/', '/%5c', '/%2f', '/%2f%2f', '/%5c%5c', '/%00/', '/%0d%0a/', '/\r\n/', '/\n/'],
  ...[
    '/〱',
    '/〵',
    '/ゝ',
    '/ー',
    '/ｰ',
    '/／',
    '/＼',
    '/\u200b/',
    '/\ufeff/',
    '/\u2028/',
    ' /',
    '\u0000/',
  ],
  ...[
    'http:',
    'https:',
    'http://',
    'https:/',
    'https:///',
    'HtTpS:\\\\',
    '/http://',
    '//http:',
    'ftp://',
  ],
  ...[
    'javascript:',
    'javascript://',
    'data:text/html,',
    'vbscript:',
    '//;@',
    '/@',
    '@',
    '.',
    '?',
    '#',
  ],
]
const PLACES = [
  ...['evil.example', 'www.evil.example', 'ours.test@evil.example', 'ours.test.evil.example'],
  ...[
    'evil.example:80',
    '[::1]',
    '2130706433',
    '0x7f000001',
    'evil%E3%80%82example',
    'evil。example',
  ],
  ...[
    'evil.example%00.ours.test',
    'evil.example%23.ours.test',
    'ours.test%40evil.example',
    '%65vil.example',
  ],
]
const ENDS = [
  '',
  '/',
  '//',
  '/%2f..',
  '/..;/',
  '/%2e%2e',
  '/%2f%2e%2e',
  '?',
  '#',
  '\\',
  '%00',
  '/?next=//x',
]

/** Everything lists of open redirects are made of, put together in every way. */
export const redirectTargets: readonly string[] = STARTS.flatMap((start) =>
  PLACES.flatMap((place) => ENDS.map((end) => start + place + end)),
)

const SIGNS = [
  '/',
  '\\',
  '.',
  '%',
  '2f',
  '5c',
  '09',
  '@',
  ':',
  '?',
  '#',
  ';',
  '\t',
  '\n',
  '\r',
  ' ',
  'a',
]
const WORDS = [
  'evil.example',
  'http',
  'https:',
  '//',
  '..',
  '%2e',
  '\u0000',
  '〱',
  '。',
  '\ud800',
  'ž',
]
const PARTS = [...SIGNS, ...WORDS]

/** A target of up to twelve parts that browsers and servers read differently. */
export const strangeTarget = (below: (bound: number) => number): string =>
  (below(4) ? '/' : '') +
  Array.from({ length: 1 + below(12) }, () => PARTS[below(PARTS.length)]).join('')

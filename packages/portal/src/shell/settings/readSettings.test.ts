import { expect, test } from 'vitest'
import { readSettings, type SiteSettings } from './readSettings.ts'

/** Values of each setting that cannot work. */
const WRONG = {
  HOST: ['a b', 'http://localhost', '-x'],
  PORT: ['0', '65536', '-1', '3001.5', '1e3', '0x10', 'x'],
  MANAGEMENT_HOST: ['localhost:80'],
  MANAGEMENT_PORT: ['0', '65536'],
  RELEASE: ['two words', 'x'.repeat(65), '"'],
  TRACES_URL: ['collector', 'grpc://collector:4317'],
  API_URL: [
    'api',
    '127.0.0.1:4100',
    'ftp://api',
    'http://api/v1',
    'http://user:word@api',
    'http://',
  ],
  INTERNAL_KEY: ['short', 'with spaces inside', 'klíč-s-háčky'],
  GENERAL_ORIGIN: ['inzrt.cz', 'javascript:alert(1)', 'https://inzrt.cz/?a'],
  ADULT_ORIGIN: ['pinkpack.cz', 'https://pinkpack.cz/#a'],
  SUPPORT_EMAIL: ['podpora', 'podpora@', 'a@b.cz, c@d.cz'],
  OPERATOR: ['two\nlines'],
  LEAVE_URL: ['seznam.cz', 'javascript:alert(1)'],
} satisfies Record<keyof typeof SiteSettings.shape, readonly string[]>

const rows = Object.entries(WRONG).flatMap(([name, values]) =>
  [...values, '', '  ', ` ${name}`, `${name} `].map((value) => [name, value] as const),
)

test.each(rows)('S017 a site refuses %s=%j by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Wrong settings: ${name} `))
})

test('S017 a site without any setting is one of this machine', () => {
  expect(readSettings({})).toMatchObject({ HOST: '127.0.0.1', API_URL: 'http://127.0.0.1:4100' })
})

test('S017 a public site needs a key of its own and two addresses', () => {
  const PUBLIC = { GENERAL_ORIGIN: 'https://inzrt.cz', ADULT_ORIGIN: 'https://pinkpack.cz/' }
  expect(() => readSettings(PUBLIC)).toThrow('INTERNAL_KEY must be one of your own')
  expect(() => readSettings({ ...PUBLIC, INTERNAL_KEY: 'x'.repeat(31) })).toThrow('INTERNAL_KEY')
  expect(readSettings({ ...PUBLIC, INTERNAL_KEY: 'x'.repeat(32) }).ADULT_ORIGIN).toBe(
    'https://pinkpack.cz',
  )
  expect(() => readSettings({ ...PUBLIC, ADULT_ORIGIN: 'http://inzrt.cz' })).toThrow(
    'GENERAL_ORIGIN and ADULT_ORIGIN must be two addresses',
  )
})

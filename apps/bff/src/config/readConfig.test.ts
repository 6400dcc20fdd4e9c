import { expect, test } from 'vitest'
import { readConfig } from './readConfig.ts'
import type { Settings } from './Settings.ts'

test('without any setting the addresses are those of the README', () => {
  const config = readConfig({})
  expect([...config.hosts].map(([host, { id }]) => `${host} ${id}`)).toEqual([
    'localhost:3000 general',
    'inzrt.localhost:3000 general',
    '127.0.0.1:3000 general',
    'pinkpack.localhost:3000 adult',
  ])
  expect([config.apiUrl, config.mode, config.scheme]).toEqual([
    'http://127.0.0.1:4100',
    'production',
    'http',
  ])
})

const KEY = Buffer.alloc(32).toString('base64url')
const PUBLIC = { SCHEME: 'https', SESSION_KEYS: `a:${KEY}`, INTERNAL_KEY: 'k'.repeat(32) }

test('with https the bff has keys of its own and the time as it is', () => {
  expect(readConfig(PUBLIC)).toMatchObject({ scheme: 'https', isClockMovable: false })
})

/** Values of each setting that cannot work. */
const WRONG = {
  MODE: ['fast'],
  HOST: ['a b', 'http://localhost'],
  PORT: ['x', '0', '65536', '-1', '3000.5'],
  MANAGEMENT_HOST: ['localhost:80'],
  MANAGEMENT_PORT: ['0', '65536'],
  RELEASE: ['two words', 'x'.repeat(65), '"'],
  DRAIN_SECONDS: ['-1', '31', '1.5'],
  SCHEME: ['ftp', 'HTTPS'],
  GENERAL_HOSTS: [',', 'inzrt.cz,', 'https://inzrt.cz', 'inzrt.cz/a', 'inzrt.cz:80', 'a b'],
  ADULT_HOSTS: ['pinkpack.cz,,x', 'pinkpack.cz:99999'],
  API_URL: ['nowhere', 'localhost:4100', 'ftp://api', 'http://api/v1'],
  GENERAL_URL: ['nowhere', 'http://general?x'],
  ADULT_URL: ['nowhere', 'http://a:b@adult'],
  INTERNAL_KEY: ['short', 'klíč-s-háčky', 'with spaces inside'],
  SESSION_KEYS: ['a:short', `a:${KEY},a:${KEY}`, `${KEY}`],
  DATA_DIR: ['two\nlines'],
  ASSETS_DIR: ['two\nlines'],
  TRUSTED_PROXIES: [
    ...['proxy', '10.0.0.0/33', '10.0.0/8', '10.0.0.1,', '10.0.0.1 10.0.0.2', '10.0.0.0/'],
    ...['::1/129', '2001:db8::/x', '0.0.0.0/0', '::/0', '10.0.0.0/-1'],
  ],
  AGE_PROOF: ['none'],
  AGE_SIMULATOR_URL: ['localhost:4200/vek', 'javascript:alert(1)'],
  LEAVE_URL: ['seznam.cz', 'javascript:alert(1)'],
  GP_WEBPAY_URL: ['brana', 'javascript:alert(1)'],
  MOVABLE_CLOCK: ['yes', 'true', '2'],
  STORE_BYTES: ['-1', '0', '64M', '1e9'],
  BUDGET_FACTOR: ['0', '-1', '1.5'],
  SECURITY_CONTACT: ['podpora@inzrt.cz', 'javascript:alert(1)'],
  SUPPORT_EMAIL: ['podpora'],
  TRACES_URL: ['collector', 'grpc://collector:4317'],
  TRACES_PERCENT: ['0', '101', '0.5'],
  LOG_LEVEL: ['loud', 'INFO'],
} satisfies Record<keyof typeof Settings.shape, readonly string[]>

const rows = Object.entries(WRONG).flatMap(([name, values]) =>
  [...values, '', '  ', ` ${name}`, `${name} `].map((value) => [name, value] as const),
)

test.each(rows)('S017 the bff refuses %s=%j by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Wrong settings: ${name} `))
})

test.each([
  [{ INTERNAL_KEY: undefined }, 'INTERNAL_KEY must be one of your own'],
  [{ INTERNAL_KEY: 'local-internal-key' }, 'INTERNAL_KEY must be one of your own'],
  [{ INTERNAL_KEY: 'k'.repeat(31) }, 'INTERNAL_KEY must be one of your own'],
  [{ SESSION_KEYS: undefined }, 'SESSION_KEYS must be set with SCHEME=https'],
  [{ MOVABLE_CLOCK: '1' }, 'MOVABLE_CLOCK moves the time of sessions'],
  [{ AGE_PROOF: 'simulator' }, 'AGE_PROOF=simulator needs AGE_SIMULATOR_URL'],
  [
    { AGE_PROOF: 'simulator', AGE_SIMULATOR_URL: 'http://localhost:4200/vek' },
    'AGE_SIMULATOR_URL, where everybody is old enough, must be left out',
  ],
  [
    { GENERAL_HOSTS: 'inzrt.cz,x.cz', ADULT_HOSTS: 'X.cz' },
    'GENERAL_HOSTS and ADULT_HOSTS both name x.cz',
  ],
])('S017 with https the bff refuses %j', (environment, message) => {
  expect(() => readConfig({ ...PUBLIC, ...environment })).toThrow(`Wrong settings: ${message}`)
})

test('no message repeats a key', () => {
  const secret = 'a-key-nobody-may-read'
  expect(() => readConfig({ SESSION_KEYS: secret })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(secret) }),
  )
})

const trusts = (proxies: string, address: string): boolean =>
  readConfig({ TRUSTED_PROXIES: proxies }).trustedProxies.has(address)

test.each([
  ['10.0.0.0/8', '10.255.3.4', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.1.2.3/8', '10.9.9.9', true],
  ['10.0.0.0/8', '::ffff:10.1.1.1', true],
  ['::ffff:192.168.0.0/112', '192.168.3.4', true],
  ['::ffff:10.0.0.1', '10.0.0.1', true],
  ['192.168.1.0/25', '192.168.1.128', false],
  ['10.0.0.1', '10.0.0.2', false],
  ['2001:db8::/32', '2001:DB8:1::5', true],
  ['2001:db8::/32', '2001:db9::5', false],
  ['::1', '0:0:0:0:0:0:0:1', true],
  ['10.0.0.1, 2001:db8::/32', '2001:db8::1', true],
  ['10.0.0.1', 'unknown', false],
])('S017 with TRUSTED_PROXIES=%s, %s is a proxy: %s', (proxies, address, expected) => {
  expect(trusts(proxies, address)).toBe(expected)
})

test('S017 no proxy is trusted without being named', () => {
  expect(readConfig({}).trustedProxies.has('127.0.0.1')).toBe(false)
})

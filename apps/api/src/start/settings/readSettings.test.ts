import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Environment } from './Environment.ts'
import { readSettings } from './readSettings.ts'

test('N026 a machine without settings gets an embedded database and demo ads', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4_100,
    postgresPort: 54_329,
    seedAds: 10_000,
    databaseUrl: undefined,
  })
})

const KEY = Buffer.alloc(32, 7).toString('base64url')
const OPERATIONS = `${import.meta.dirname}/../../../../../docs/operations.md`

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://inzrt@db.example.cz/inzrt',
  INTERNAL_KEY: 'k'.repeat(32),
  TOKEN_KEYS: `2026:${KEY}`,
  SMTP_URL: 'smtp://posta.example.cz:587',
  MAIL_FROM: 'inzrt@example.cz',
  GENERAL_ORIGIN: 'https://inzrt.example.cz',
  ADULT_ORIGIN: 'https://pinkpack.example.cz',
}

test('production begins without demo ads', () => {
  expect(readSettings(PRODUCTION)).toMatchObject({
    seedAds: 0,
    isClockMovable: false,
  })
})

test('S007 a start migrates the database, but not an operator’s server in production', () => {
  const embedded = { ...PRODUCTION, DATABASE_URL: undefined, DATABASE: 'embedded' }

  expect(readSettings({}).migratesAtStart).toBe(true)
  expect(readSettings({ DATABASE_URL: PRODUCTION.DATABASE_URL }).migratesAtStart).toBe(true)
  expect(readSettings(embedded).migratesAtStart).toBe(true)
  expect(readSettings(PRODUCTION).migratesAtStart).toBe(false)
})

test.each([
  ['INTERNAL_KEY', undefined],
  ['INTERNAL_KEY', 'local-internal-key'],
  ['INTERNAL_KEY', 'k'.repeat(31)],
  ['TOKEN_KEYS', undefined],
  ['SMTP_URL', undefined],
  ['MAIL_FROM', undefined],
  ['GENERAL_ORIGIN', undefined],
  ['ADULT_ORIGIN', undefined],
  ['DATABASE_URL', undefined],
  ['MOVABLE_CLOCK', '1'],
  ['INNER_PHOTOS', '1'],
  ['INNER_PUSH', '1'],
  ['DEMO_KEY', 'k'.repeat(32)],
  ['GP_WEBPAY_URL', 'http://localhost:4200/gateway'],
  ['GP_WEBPAY_STATUS_URL', 'http://127.0.0.1:4200/gateway/stav'],
  ['ARES_URL', 'http://127.0.0.1:4200/ares'],
])('S017 production refuses to start with %s=%s', (name, value) => {
  expect(() => readSettings({ ...PRODUCTION, [name]: value })).toThrow(
    new RegExp(`^Wrong settings: ${name}.* in production\\.$`),
  )
})

test('S017 production takes the embedded database only when it is asked for', () => {
  const embedded = { ...PRODUCTION, DATABASE_URL: undefined, DATABASE: 'embedded' }
  expect(readSettings(embedded).databaseUrl).toBeUndefined()
  expect(() => readSettings({ ...embedded, DATABASE: undefined })).toThrow(
    'DATABASE_URL, or DATABASE=embedded',
  )
  expect(() => readSettings({ ...PRODUCTION, DATABASE: 'embedded' })).toThrow(
    'DATABASE=embedded and DATABASE_URL exclude each other',
  )
})

const POOLED = {
  DATABASE_URL: 'postgres://inzrt@db.example.cz/inzrt',
  DATABASE_POOL_URL: 'postgres://inzrt@db.example.cz:6432/inzrt',
}

test('S007 requests go through a pooler, and a worker past it', () => {
  expect(readSettings(POOLED).databasePoolUrl).toBe(POOLED.DATABASE_POOL_URL)
  expect(readSettings({ ...POOLED, ROLE: 'worker' }).databasePoolUrl).toBeNull()
  expect(readSettings({}).databasePoolUrl).toBeNull()
})

test.each([
  ['without the address of PostgreSQL itself', { ...POOLED, DATABASE_URL: undefined }],
  ['with no other address than that', { ...POOLED, DATABASE_POOL_URL: POOLED.DATABASE_URL }],
])('S007 a pooler is refused %s', (_what, environment) => {
  expect(() => readSettings(environment)).toThrow(/^Wrong settings: DATABASE_POOL_URL\b/)
})

test('S008 a process that answers calls reads from replicas, a worker asks none', () => {
  const replicas = {
    DATABASE_URL: POOLED.DATABASE_URL,
    DATABASE_REPLICA_URLS:
      'postgres://inzrt@one.example/inzrt,postgres://inzrt@other.example/inzrt',
  }
  expect(readSettings(replicas)).toMatchObject({
    replicaUrls: ['postgres://inzrt@one.example/inzrt', 'postgres://inzrt@other.example/inzrt'],
    longestLagMs: 2_000,
  })
  expect(readSettings({ ...replicas, REPLICA_LAG_SECONDS: '60' }).longestLagMs).toBe(60_000)
  expect(readSettings({ ...replicas, ROLE: 'worker' }).replicaUrls).toEqual([])
  expect(readSettings({}).replicaUrls).toEqual([])
})

/** Values of each setting that cannot work. */
const WRONG = {
  ROLE: ['bff', 'API'],
  MANAGEMENT_HOST: ['localhost:80'],
  MANAGEMENT_PORT: ['0', '65536'],
  DRAIN_SECONDS: ['-1', '31', '1.5'],
  NODE_ENV: ['prod', 'Production'],
  HOST: ['a b', 'http://localhost'],
  PORT: ['0', '65536', '-1', 'http', '1e3', '4100.5'],
  DATABASE: ['postgres', 'yes'],
  DATABASE_URL: ['mysql://x', 'postgres://', 'db.example.cz'],
  DATABASE_POOL_URL: ['mysql://x', 'postgres://', 'db.example.cz'],
  DATABASE_REPLICA_URLS: ['mysql://x', 'postgres://', 'postgres://a,', 'postgres://a,b'],
  REPLICA_LAG_SECONDS: ['0', '3601', '1.5', '2s'],
  DATABASE_OWNER_URL: ['mysql://x', 'postgres://', 'db.example.cz'],
  POSTGRES_PORT: ['0', 'x'],
  DATA_DIR: ['two\nlines'],
  BACKUP_DIR: ['two\nlines'],
  IMAGES_DIR: ['two\nlines'],
  RELEASE: ['two words', 'x'.repeat(65), '"'],
  TRACES_URL: ['collector', 'grpc://collector:4317'],
  VARIANTS_BYTES: ['0', '-1', '5G', '16777215'],
  S3_ENDPOINT: ['s3.example', 'ftp://s3.example', 'https://s3.example/bucket'],
  S3_BUCKET: ['Fotky', 'a', 'a/b'],
  S3_REGION: ['EU West', 'x'],
  S3_ACCESS_KEY: ['ab', 'a key'],
  S3_SECRET_KEY: ['short'],
  INTERNAL_KEY: ['short', 'with spaces inside', 'klíč-s-háčky'],
  TOKEN_KEYS: ['short', `a:${KEY},a:${KEY}`, 'a:c2hvcnQ'],
  STAFF_SECOND_FACTOR: ['yes', '2'],
  GENERAL_ORIGIN: ['javascript:alert(1)', 'inzrt.cz', 'https://inzrt.cz/a'],
  ADULT_ORIGIN: ['pinkpack.cz', 'https://a:b@pinkpack.cz'],
  SMTP_URL: ['http://posta.example.cz', 'posta.example.cz:587', 'smtp://'],
  MAIL_FROM: ['inzrt', 'inzrt@example.cz\r\nBcc: a@example.cz'],
  MAIL_REPLY_DOMAIN: ['Odpovedi.example', 'localhost', 'a b.cz'],
  MAIL_INLET_HOST: ['localhost:80'],
  MAIL_INLET_PORT: ['0', '65536'],
  SMS_GATEWAY_URL: ['http://brana.example.cz/sms', 'brana.example.cz'],
  SMS_GATEWAY_KEY: ['short'],
  CDN_PURGE_URL: ['http://cdn.example.cz/purge', 'cdn.example.cz'],
  CDN_PURGE_KEY: ['short'],
  PUSH_KEY: ['short', Buffer.alloc(32).toString('base64url'), 'ž'.repeat(43)],
  SMS_PROVIDERS: ['ats', 'ats:signed:short', `ats:other:${KEY}`],
  GENERAL_SMS_PREFIX: ['12345', '9033', '903333'],
  ADULT_SMS_PREFIX: ['90 33'],
  GP_WEBPAY_URL: ['http://brana.example.cz', 'brana'],
  GP_WEBPAY_STATUS_URL: ['http://brana.example.cz', 'brana'],
  ARES_URL: ['http://rejstrik.example.cz', 'rejstrik'],
  GP_WEBPAY_PROVIDER: ['100', 'abcd'],
  GP_WEBPAY_MERCHANT: ['abc', '12345678901'],
  GP_WEBPAY_KEY_FILE: ['two\nlines'],
  GP_WEBPAY_KEY_PASSWORD: ['two\nlines'],
  GP_WEBPAY_CERTIFICATE_FILE: ['two\nlines'],
  SUPPLIER_NAME: ['x'.repeat(201)],
  SUPPLIER_ADDRESS: ['x'.repeat(401)],
  SUPPLIER_COMPANY_ID: ['1234567', '123456789'],
  SUPPLIER_VAT_ID: ['12345678', 'cz12345678'],
  SUPPLIER_ACCOUNT: ['2000145399', '1234567-2000145399/0800', '2000145399/800'],
  WORK_BITS: ['-1', '25', '1.5'],
  INNER_PHOTOS: ['yes', '2'],
  INNER_PUSH: ['yes', '2'],
  MOVABLE_CLOCK: ['yes', '2'],
  SEED_ADS: ['-1', '1000001', 'many'],
  DEMO_KEY: ['short'],
  LOG_LEVEL: ['loud', 'INFO'],
} satisfies Record<keyof typeof Environment.shape, readonly string[]>

const rows = Object.entries(WRONG).flatMap(([name, values]) =>
  [...values, '', '  ', ` ${name}`, `${name} `].map((value) => [name, value] as const),
)

test.each(rows)('S017 the api refuses %s=%j by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Wrong settings: ${name}\\b`))
})

test('S017 all wrong settings are named at once', () => {
  expect(() => readSettings({ PORT: '0', SEED_ADS: '-1' })).toThrow(
    'Wrong settings: PORT must be a whole number from 1 to 65535; SEED_ADS must be a whole number from 0 to 1000000.',
  )
})

/** Names of settings in a text. */
const namesIn = (text: string): string[] =>
  text.split(/[^A-Z_]/).filter((word) => word.includes('_'))

/** Names of the settings that production cannot do without. */
const namesNeeded = (): string[] => {
  try {
    readSettings({ NODE_ENV: 'production', GP_WEBPAY_MERCHANT: '1' })
  } catch (error) {
    return namesIn((error as Error).message)
  }

  return []
}

test('„Going live“ names what production refuses to start without', () => {
  const [, goingLive = ''] = readFileSync(OPERATIONS, 'utf8').split('## Going live')
  const named = new Set(namesIn(goingLive))

  expect(namesNeeded()).toContain('TOKEN_KEYS')
  expect(namesNeeded().filter((name) => !named.has(name) && !name.startsWith('GP_'))).toEqual([])
})

const S3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'fotky',
  S3_ACCESS_KEY: 'PRISTUP',
  S3_SECRET_KEY: 'tajemství úložiště',
}

test('R158 pictures are kept in the folder, or in the store that is wholly named', () => {
  expect(readSettings({}).store).toBeNull()
  expect(readSettings(S3)).toMatchObject({
    store: { endpoint: 'https://s3.example', bucket: 'fotky', region: 'us-east-1' },
    seedAds: 0,
  })
})

test.each(Object.keys(S3))('R158 a store without %s ends the start', (name) => {
  expect(() => readSettings({ ...S3, [name]: undefined })).toThrow(
    new RegExp(`^Wrong settings: ${name} missing: .* belong together`),
  )
})

const SMS = { SMS_GATEWAY_URL: 'https://brana.example.cz/sms', SMS_GATEWAY_KEY: 'k'.repeat(8) }
const BANK = {
  GP_WEBPAY_MERCHANT: '123',
  GP_WEBPAY_KEY_FILE: 'shop.key',
  GP_WEBPAY_CERTIFICATE_FILE: 'bank.crt',
}

test('S017 production hands its texts to nobody on its own machine', () => {
  const local = { ...SMS, SMS_GATEWAY_URL: 'http://localhost:4200/operator/sms' }
  expect(readSettings(local).smsGateway?.url).toBe(local.SMS_GATEWAY_URL)
  expect(() => readSettings({ ...PRODUCTION, ...local })).toThrow(
    'Wrong settings: SMS_GATEWAY_URL must begin with https:// in production.',
  )
})

test.each([
  ...Object.keys(SMS).map((name) => [name, { ...SMS, [name]: undefined }] as const),
  ...Object.keys(BANK).map((name) => [name, { ...BANK, [name]: undefined }] as const),
  ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: 'postgres://inzrt@one.example/inzrt' }],
  ['REPLICA_LAG_SECONDS', { REPLICA_LAG_SECONDS: '5' }],
  ['BACKUP_DIR', { DATABASE_URL: PRODUCTION.DATABASE_URL, BACKUP_DIR: '/zalohy' }],
  ['S3_REGION', { S3_REGION: 'eu-west-1' }],
  ['GP_WEBPAY_PROVIDER', { GP_WEBPAY_PROVIDER: '0100' }],
  ['SUPPLIER_VAT_ID', { SUPPLIER_VAT_ID: 'CZ12345678' }],
  ['GENERAL_ORIGIN', { GENERAL_ORIGIN: 'http://a.cz', ADULT_ORIGIN: 'https://a.cz' }],
] as const)('S017 half of what belongs together is refused by %s', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^Wrong settings: ${name}\\b`))
})

test('S013 a process does everything unless it is told its role; a worker makes no demo', () => {
  expect(readSettings({}).role).toBe('both')
  expect(readSettings({ ROLE: 'worker' })).toMatchObject({ role: 'worker', seedAds: 0 })
})

test.each([
  ['MOVABLE_CLOCK', { ROLE: 'api', MOVABLE_CLOCK: '1' }],
  ['MOVABLE_CLOCK', { ROLE: 'worker', MOVABLE_CLOCK: '1' }],
  ['SEED_ADS', { ROLE: 'worker', SEED_ADS: '10' }],
])('S017 %s is refused beside a role it cannot work in: %o', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^Wrong settings: ${name}\\b`))
})

test('S017 payments by card in production need a seller', () => {
  expect(() => readSettings({ ...PRODUCTION, ...BANK })).toThrow('Wrong settings: SUPPLIER_NAME')
  expect(
    readSettings({ ...PRODUCTION, ...BANK, SUPPLIER_NAME: 'Inzrt s.r.o.' }).gateway,
  ).toBeTruthy()
})

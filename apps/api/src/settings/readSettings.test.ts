import { expect, test } from 'vitest'
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

const PRODUCTION = {
  NODE_ENV: 'production',
  INTERNAL_KEY: 'a-key-of-its-own',
  TOKEN_KEYS: `2026:${Buffer.alloc(32, 7).toString('base64url')}`,
  SMTP_URL: 'smtp://posta.example.cz:587',
  MAIL_FROM: 'inzrt@example.cz',
  GENERAL_ORIGIN: 'https://inzrt.example.cz',
  ADULT_ORIGIN: 'https://pinkpack.example.cz',
}

test('production begins without demo ads', () => {
  expect(readSettings(PRODUCTION)).toMatchObject({ seedAds: 0, isSandbox: false })
})

test.each([
  ['INTERNAL_KEY', undefined],
  ['INTERNAL_KEY', 'local-internal-key'],
  ['TOKEN_KEYS', undefined],
  ['SMTP_URL', undefined],
  ['MAIL_FROM', undefined],
  ['GENERAL_ORIGIN', undefined],
  ['ADULT_ORIGIN', undefined],
  ['SANDBOX', '1'],
])('production refuses to start with %s=%s', (name, value) => {
  expect(() => readSettings({ ...PRODUCTION, [name]: value })).toThrow(name)
})

test.each([
  [{ PORT: '0', SEED_ADS: '-1' }, 'PORT,SEED_ADS'],
  [{ PORT: 'http' }, 'PORT'],
  [{ SEED_ADS: '1000001' }, 'SEED_ADS'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ INTERNAL_KEY: 'short' }, 'INTERNAL_KEY'],
  [{ SMTP_URL: 'http://posta.example.cz' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'inzrt@example.cz\r\nBcc: a@example.cz' }, 'MAIL_FROM'],
  [{ GENERAL_ORIGIN: 'javascript:alert(1)' }, 'GENERAL_ORIGIN'],
  [{ SANDBOX: 'yes' }, 'SANDBOX'],
  [{ SMS_GATEWAY_URL: 'http://brana.example.cz/sms' }, 'SMS_GATEWAY_URL'],
])('%j is refused by its name', (environment, names) => {
  expect(() => readSettings(environment)).toThrow(`Wrong settings: ${names}`)
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
  expect(() => readSettings({ ...S3, [name]: undefined })).toThrow('belong together')
})

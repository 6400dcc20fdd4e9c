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

test('production refuses the key that everybody can read and begins without demo ads', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('INTERNAL_KEY')
  const settings = readSettings({ NODE_ENV: 'production', INTERNAL_KEY: 'a-key-of-its-own' })

  expect(settings.seedAds).toBe(0)
})

test.each([
  [{ PORT: '0', SEED_ADS: '-1' }, 'PORT,SEED_ADS'],
  [{ PORT: 'http' }, 'PORT'],
  [{ SEED_ADS: '1000001' }, 'SEED_ADS'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ INTERNAL_KEY: 'short' }, 'INTERNAL_KEY'],
])('%j is refused by its name', (environment, names) => {
  expect(() => readSettings(environment)).toThrow(`Wrong settings: ${names}`)
})

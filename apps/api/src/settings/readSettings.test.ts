import { expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'

test('N026 nothing needs to be set to run the product on one machine', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 4_100,
    postgresPort: 54_329,
    seedAds: 10_000,
    databaseUrl: undefined,
    isProduction: false,
  })
})

test.each([
  [{ PORT: '0' }, 'PORT'],
  [{ PORT: 'http' }, 'PORT'],
  [{ SEED_ADS: '1000001' }, 'SEED_ADS'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ INTERNAL_KEY: 'short' }, 'INTERNAL_KEY'],
])('%j is refused by its name', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(`Wrong settings: ${name}`)
})

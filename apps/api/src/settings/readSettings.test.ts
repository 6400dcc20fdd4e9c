import { expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'

test('a machine without settings gets an embedded database and demo ads', () => {
  const settings = readSettings({})

  expect(settings).toMatchObject({ isProduction: false, seedAds: 10_000, port: 4100 })
  expect(settings.databaseUrl).toBeUndefined()
})

test('production refuses the key that everybody can read and begins without demo ads', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('INTERNAL_KEY')
  const settings = readSettings({ NODE_ENV: 'production', INTERNAL_KEY: 'a-key-of-its-own' })

  expect(settings.seedAds).toBe(0)
})

test('each wrong setting is named', () => {
  expect(() => readSettings({ PORT: '0', SEED_ADS: '-1' })).toThrow(/PORT.*SEED_ADS/)
})

test('production starts with a secret of its own and without a demo, or not at all', () => {
  const production = { NODE_ENV: 'production', INTERNAL_KEY: 'a-long-secret-of-our-own' }

  expect(readSettings(production).seedAds).toBe(0)
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('INTERNAL_KEY')
})

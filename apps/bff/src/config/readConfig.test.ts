import { expect, test } from 'vitest'
import { readConfig } from './readConfig.ts'

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

const PUBLIC = {
  SCHEME: 'https',
  SESSION_KEYS: `a:${Buffer.alloc(32).toString('base64url')}`,
  INTERNAL_KEY: 'one-of-our-own',
}

test('what strangers visit has keys of its own and the time as it is', () => {
  expect(readConfig(PUBLIC)).toMatchObject({ scheme: 'https', sandbox: false })
})

test.each([
  [
    { ...PUBLIC, INTERNAL_KEY: undefined },
    'INTERNAL_KEY is missing: with https it must be one of your own',
  ],
  [
    { ...PUBLIC, INTERNAL_KEY: 'local-internal-key' },
    'INTERNAL_KEY is missing: with https it must be one of your own',
  ],
  [
    { ...PUBLIC, SANDBOX: '1' },
    'SANDBOX moves the time of sessions: with https it must not be set',
  ],
  [{ PORT: 'x' }, 'PORT is not a whole number: x'],
  [{ API_URL: 'nowhere' }, 'API_URL is not an address: nowhere'],
  [{ SCHEME: 'ftp' }, 'SCHEME is none of http, https: ftp'],
  [{ SCHEME: 'https' }, 'SESSION_KEYS is missing: with https it must be set'],
  [
    { SESSION_KEYS: 'a:short' },
    'SESSION_KEYS is no list of name:key with keys of 32 bytes in base64url',
  ],
  [{ SESSION_KEYS: ' , ' }, 'SESSION_KEYS is empty'],
  [{ MODE: 'fast' }, 'MODE is none of production, development: fast'],
])('a wrong setting is named: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { key, oneOf, port, safeAddress } from './fields.ts'
import { mistakenNames } from './mistakenNames.ts'
import { readEnvironment } from './readEnvironment.ts'
import { allOrNone, needs } from './settingsRules.ts'

const Schema = z.object({
  PORT: z._default(port(), 3000),
  SCHEME: z._default(oneOf(['http', 'https']), 'http'),
  KEY: z.optional(key(8)),
  KEY_NAME: z.optional(key(1)),
})

test('S017 every wrong setting is named in one line, without its value', () => {
  expect(() => readEnvironment(Schema, { PORT: '-1', SCHEME: 'ftp', KEY: 'secret' })).toThrow(
    'Wrong settings: PORT must be a whole number from 1 to 65535; SCHEME must be one of http, https; KEY must be at least 8 ASCII characters without spaces.',
  )
})

test('S017 a setting is left out or has a value, without spaces around it', () => {
  expect(() => readEnvironment(Schema, { PORT: '', SCHEME: 'https ' })).toThrow(
    'Wrong settings: PORT is empty: leave it out or give it a value; SCHEME begins or ends with a space.',
  )
})

test('S017 settings that belong together are all there or none', () => {
  const rules = [allOrNone('KEY', 'KEY_NAME')]
  expect(() => readEnvironment(Schema, { KEY: 'k'.repeat(8) }, rules)).toThrow(
    'KEY_NAME missing: KEY, KEY_NAME belong together',
  )
  expect(readEnvironment(Schema, {}, rules)).toEqual({ PORT: 3000, SCHEME: 'http' })
})

test('S017 a setting that says nothing without another one is refused', () => {
  expect(() => readEnvironment(Schema, { KEY_NAME: 'f' }, [needs('KEY', ['KEY_NAME'])])).toThrow(
    'KEY_NAME without KEY would do nothing',
  )
})

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const fileOf = (text: string): string => {
  const file = join(folder, 'secret')
  writeFileSync(file, text)

  return file
}

test('S009 S017 a secret may be a file, whose last line break is not part of it', () => {
  const rules = [allOrNone('KEY', 'KEY_NAME')]
  for (const text of ['secret-of-file', 'secret-of-file\n', 'secret-of-file\r\n'])
    expect(readEnvironment(Schema, { KEY_FILE: fileOf(text), KEY_NAME: 'k' }, rules)).toMatchObject(
      { KEY: 'secret-of-file' },
    )
})

test.each([
  [
    'a file that is not there',
    { KEY_FILE: join(folder, 'none') },
    'KEY_FILE must name a file that this process may read (ENOENT)',
  ],
  [
    'a folder',
    { KEY_FILE: folder },
    'KEY_FILE must name a file that this process may read (EISDIR)',
  ],
  ['no name', { KEY_FILE: '' }, 'KEY_FILE must name a file that this process may read (ENOENT)'],
  [
    'the setting beside its file',
    { KEY: 'k'.repeat(8), KEY_FILE: folder },
    'KEY and KEY_FILE exclude each other',
  ],
  ['an empty file', { KEY_FILE: '/dev/null' }, 'KEY is empty'],
])('S009 S017 %s is refused by name', (_, given, fault) => {
  expect(() => readEnvironment(Schema, given)).toThrow(`Wrong settings: ${fault}`)
})

test('S009 S017 a wrong secret in a file is not repeated', () => {
  expect(() => readEnvironment(Schema, { KEY_FILE: fileOf('short') })).toThrow(
    'Wrong settings: KEY must be at least 8 ASCII characters without spaces.',
  )
})

test.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['trusted_proxies', 'TRUSTED_PROXIES'],
  ['SESSION_KEY', 'SESSION_KEYS'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SESSION_KEY_FILE', 'SESSION_KEYS_FILE'],
])('S017 %s is told to be no setting, %s is', (name, meant) => {
  const known = ['PORT', 'HOST', 'SMTP_URL', 'SESSION_KEYS', 'TRUSTED_PROXIES']
  expect(mistakenNames(known, { [name]: 'x' })).toEqual([
    `${name} is no setting and is not read; ${meant} is one`,
  ])
})

test('S017 variables of other programs are no mistakes', () => {
  const others = { HOSTNAME: 'a', PATH: 'b', HOME: 'c', PWD: 'd', SMS_URL: 'e', SMTP_URL: 'f' }
  expect(mistakenNames(['PORT', 'HOST', 'SMTP_URL'], others)).toEqual([])
})

test.each([
  ['https://brana.example/sms', true],
  ['http://127.0.0.1:4200/sms', true],
  ['http://localhost:4200', true],
  ['http://[::1]/', true],
  ['http://brana.example/sms', false],
  ['http://localhost.example', false],
  ['smtp://localhost', false],
])('S017 %s can be listened to by nobody on the way: %s', (value, expected) => {
  expect(safeAddress().safeParse(value).success).toBe(expected)
})

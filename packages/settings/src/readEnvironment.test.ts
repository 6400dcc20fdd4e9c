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
  KEY_FILE: z.optional(key(1)),
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
  const rules = [allOrNone('KEY', 'KEY_FILE')]
  expect(() => readEnvironment(Schema, { KEY: 'k'.repeat(8) }, rules)).toThrow(
    'KEY_FILE missing: KEY, KEY_FILE belong together',
  )
  expect(readEnvironment(Schema, {}, rules)).toEqual({ PORT: 3000, SCHEME: 'http' })
})

test('S017 a setting that says nothing without another one is refused', () => {
  expect(() => readEnvironment(Schema, { KEY_FILE: 'f' }, [needs('KEY', ['KEY_FILE'])])).toThrow(
    'KEY_FILE without KEY would do nothing',
  )
})

test.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['trusted_proxies', 'TRUSTED_PROXIES'],
  ['SESSION_KEY', 'SESSION_KEYS'],
  ['SMTP_URI', 'SMTP_URL'],
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

import { expect, test } from 'vitest'
import { normaliseHeaders } from './normaliseHeaders.ts'

test('headers come in the order of their names, without those of the connection', () => {
  expect(normaliseHeaders({ vary: 'Cookie', allow: 'GET', date: 'now', age: '3' })).toBe(
    'allow: GET\nvary: Cookie',
  )
})

test('what follows from the body or is drawn for each answer is only named', () => {
  expect(normaliseHeaders({ etag: '"1a"', 'x-request-id': 'q' })).toBe(
    'etag: <etag>\nx-request-id: <x-request-id>',
  )
})

test('a policy keeps its rules, not the hashes of its scripts', () => {
  const policy = "script-src 'self' 'sha256-a+/=' 'sha256-b'; img-src 'self'"

  expect(normaliseHeaders({ 'content-security-policy': policy })).toBe(
    "content-security-policy: script-src 'self' <hashes>; img-src 'self'",
  )
})

test('a sealed cookie keeps its name and its rules', () => {
  const cookies = [`__Host-session=${'x'.repeat(40)}; Secure`, 'signed-in=1; Path=/']

  expect(normaliseHeaders({ 'set-cookie': cookies })).toBe(
    'set-cookie: __Host-session=<sealed>; Secure\nset-cookie: signed-in=1; Path=/',
  )
})

import { expect, test } from 'vitest'
import { isEmail } from '../contact.ts'

test.each([
  'jana@example.cz',
  'jana.k+inzrt@posta.example.com',
  "o'neil_1@xn--bcher-kva.example",
  `${'a'.repeat(64)}@b.cz`,
  `a@${'b.'.repeat(125)}cz`,
  '0@9.cz',
])('R162 %s is an e-mail address', (address) => {
  expect(isEmail(address)).toBe(true)
})

test.each([
  'jana',
  'jana@',
  '@example.cz',
  'a@b',
  'a b@c.cz',
  '.a@b.cz',
  'a.@b.cz',
  'a..b@c.cz',
  'a@b..cz',
  'a@-b.cz',
  'a@b-.cz',
  'a@b@c.cz',
  'š@b.cz',
  `${'a'.repeat(65)}@b.cz`,
  `aa@${'b.'.repeat(125)}cz`,
  'a@b.cz\r\nBcc: c@d.cz',
])('R162 %j is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})

import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SealKey, SealKeys } from './SealKeys.ts'
import { seal, unseal } from './seal.ts'

const key = (id: string): SealKey => ({ id, secret: randomBytes(32) })
const KEYS: SealKeys = [key('a')]
const TEXT = JSON.stringify({ token: 'x'.repeat(1100), activeAt: 1 })

const flipped = (text: string, at: number, bit: number): string => {
  const bytes = Buffer.from(text, 'latin1')
  bytes[at] = (bytes[at] as number) ^ (1 << bit)
  return bytes.toString('latin1')
}

test('what was sealed opens again, for its purpose and with its key only', () => {
  const sealed = seal(KEYS, 'session general', TEXT)
  expect(unseal(KEYS, 'session general', sealed)).toBe(TEXT)
  expect(unseal(KEYS, 'session adult', sealed)).toBeNull()
  expect(unseal([key('a')], 'session general', sealed)).toBeNull()
})

test('no single flipped bit anywhere in a sealed text is accepted', () => {
  const sealed = seal(KEYS, 'session general', TEXT)
  const accepted = Array.from(sealed).flatMap((_, at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter(
      (bit) => unseal(KEYS, 'session general', flipped(sealed, at, bit)) !== null,
    ),
  )
  expect(accepted).toEqual([])
})

test('nothing but what we sealed opens, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(unseal(KEYS, 'session general', text)).toBeNull()
      expect(unseal(KEYS, 'session general', `a.${text}`)).toBeNull()
    }),
  )
})

test('a text cut short anywhere, or lengthened, does not open', () => {
  const sealed = seal(KEYS, 'session general', 'x')
  for (let length = 0; length < sealed.length; length++) {
    expect(unseal(KEYS, 'session general', sealed.slice(0, length))).toBeNull()
  }
  for (const more of ['A', 'AAAA', '=', ' ', '.']) {
    expect(unseal(KEYS, 'session general', sealed + more)).toBeNull()
  }
})

test('keys rotate: a new one seals, the old one opens as long as it is listed', () => {
  const [oldKey] = KEYS
  const newKey = key('b')
  const before = seal([oldKey], 'session general', TEXT)
  const after = seal([newKey, oldKey], 'session general', TEXT)
  expect(after.startsWith('b.')).toBe(true)
  expect(unseal([newKey, oldKey], 'session general', before)).toBe(TEXT)
  expect(unseal([newKey], 'session general', before)).toBeNull()
})

test('the same text is never sealed twice alike', () => {
  const sealed = Array.from({ length: 2000 }, () => seal(KEYS, 'session general', 'x'))
  expect(new Set(sealed.map((text) => text.slice(0, 18))).size).toBe(2000)
})

import { isSameSecret } from '@inzrt/protocols/isSameSecret'
import { expect, test } from 'vitest'
import { keyedHash } from './keyedHash.ts'

const key = Buffer.alloc(32, 7)

test('R294 the same parts under the same key have the same hash, others another', () => {
  const hash = keyedHash(key, 'a', 'bc')

  expect(isSameSecret(keyedHash(key, 'a', 'bc'), hash)).toBe(true)
  expect(isSameSecret(keyedHash(key, 'ab', 'c'), hash)).toBe(false)
  expect(isSameSecret(keyedHash(Buffer.alloc(32, 8), 'a', 'bc'), hash)).toBe(false)
})

test('R294 whatever a stranger sends for a hash, it is no other and no fault of ours', () => {
  const hash = keyedHash(key, 'a')

  for (const sent of ['', 'a', 'š'.repeat(hash.length), hash.slice(1), `${hash}=`])
    expect(isSameSecret(sent, hash)).toBe(false)
})

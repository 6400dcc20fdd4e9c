import { expect, test } from 'vitest'
import { createSecretSeal } from './createSecretSeal.ts'

const key = (id: string, byte: number) => ({ id, secret: Buffer.alloc(32, byte) })
const SECRET = Buffer.from('twenty bytes of secret')

test('V026 a sealed secret holds nothing of it and opens for its own account only', () => {
  const seal = createSecretSeal([key('a', 1)])
  const sealed = seal.seal(1, SECRET)

  expect(sealed).not.toContain(SECRET.toString('base64url'))
  expect(seal.open(1, sealed)).toEqual(SECRET)
  expect(seal.open(2, sealed)).toBeNull()
})

test('V026 a secret sealed with the former key opens until that key is gone', () => {
  const sealed = createSecretSeal([key('a', 1)]).seal(1, SECRET)

  expect(createSecretSeal([key('b', 2), key('a', 1)]).open(1, sealed)).toEqual(SECRET)
  expect(createSecretSeal([key('b', 2)]).open(1, sealed)).toBeNull()
})

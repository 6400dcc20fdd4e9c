import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLocalKey } from './loadLocalKey.ts'
import { parseTokenKeys } from './parseTokenKeys.ts'

const secret = Buffer.alloc(32, 5).toString('base64url')

test('R271 keys of sessions are read in their order', () => {
  expect(parseTokenKeys(`new:${secret}, old:${secret}`)).toEqual([
    { id: 'new', secret: Buffer.alloc(32, 5) },
    { id: 'old', secret: Buffer.alloc(32, 5) },
  ])
})

test.each([
  [''],
  [secret],
  [`short:${secret.slice(0, 20)}`],
  [`two words:${secret}`],
  [`a:${secret},a:${secret}`],
  [`a:${secret},`],
])('R271 keys „%s“ are refused without being repeated', (text) => {
  expect(() => parseTokenKeys(text)).toThrow(/^TOKEN_KEYS: /)
  expect(() => parseTokenKeys(text)).not.toThrow(secret)
})

test('R271 one machine makes its key once, readable by nobody else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inzrt-key-'))
  const keys = await Promise.all([loadLocalKey(folder), loadLocalKey(folder)])
  const { mode } = await stat(join(folder, 'token.key'))

  expect(keys[0]).toEqual(keys[1])
  expect(await loadLocalKey(folder)).toEqual(keys[0])
  expect(mode & 0o077).toBe(0)
  await rm(folder, { recursive: true })
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CachedPage } from './CachedPage.ts'

const TEXT = 'Prodám dětské kolo. '.repeat(1000)
const page = (text = TEXT) =>
  new CachedPage({ status: 200, headers: [], body: Buffer.from(text), compressible: true }, 0)

test('once there is a compressed copy, the long text is not kept beside it', async () => {
  const kept = page()
  const before = kept.bytes
  const { body } = await kept.variant('br')
  expect(before).toBeGreaterThan(Buffer.byteLength(TEXT))
  expect(kept.bytes).toBeLessThan(body.length + 2000)
})

test('who takes no brotli gets the same text before and after that', async () => {
  const kept = page()
  const plain = await kept.variant('identity')
  await kept.variant('br')
  const later = [await kept.variant('identity'), await kept.variant('gzip'), kept.variant('br')]
  const [again, gzip, br] = await Promise.all(later)

  expect([plain, again].map((variant) => variant?.body.toString())).toEqual([TEXT, TEXT])
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(TEXT)
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(TEXT)
  expect(again?.headers).toEqual(plain.headers)
})

test('many who ask at the same moment for different copies all get theirs', async () => {
  const kept = page()
  const wanted = (['br', 'identity', 'gzip', 'identity', 'br', 'gzip'] as const).map((encoding) =>
    kept.variant(encoding),
  )
  const [br, plain, gzip, ...others] = await Promise.all(wanted)
  expect(others.map((variant) => variant.body)).toEqual([plain, br, gzip].map((one) => one?.body))
  expect(plain?.body.toString()).toBe(TEXT)
})

test('a short text is kept as it is', async () => {
  const kept = page('ano')
  expect((await kept.variant('br')).body.toString()).toBe('ano')
})

test('a page keeps no larger buffer alive than its own bytes', async () => {
  const slab = Buffer.alloc(65_536, TEXT)
  const body = slab.subarray(100, 2100)
  const kept = new CachedPage({ status: 200, headers: [], body, compressible: true }, 0)
  for (const encoding of ['identity', 'gzip', 'br', 'identity'] as const) {
    const variant = await kept.variant(encoding)
    expect(variant.body.buffer.byteLength).toBe(variant.body.length)
  }
})

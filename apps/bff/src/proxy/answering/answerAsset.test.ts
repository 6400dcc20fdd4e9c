import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { startBff, type TestBff } from '../../testing/startBff.ts'

const FILE = '/_next/static/chunks/a.js'
const SCRIPT = 'console.log("x");'.repeat(500)

let bff: TestBff
beforeEach(async () => {
  bff = await startBff()
  return () => bff.close()
})

const shellHas = (files: Readonly<Record<string, Buffer | string>>) =>
  bff.general.answerWith(({ url = '' }, response) => {
    const type = url.endsWith('.js') ? 'application/javascript; charset=UTF-8' : ''
    response.writeHead(files[url] ? 200 : 404, { 'content-type': type }).end(files[url])
  })

const askFor = (encoding: string) =>
  ask(bff.port, FILE, { headers: { 'accept-encoding': encoding } })

test('P065 files of a build are sent as they were compressed when it was built', async () => {
  const packed = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT, { level: 9 }) }
  shellHas({ [FILE]: SCRIPT, [`${FILE}.br`]: packed.br, [`${FILE}.gz`]: packed.gzip })

  for (const encoding of ['br', 'gzip', 'br', 'gzip'] as const) {
    const reply = await askFor(encoding)
    expect(reply.body).toEqual(packed[encoding])
    expect(reply.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
  expect((await askFor('')).text).toBe(SCRIPT)
  expect(bff.general.seen.map(({ url }) => url)).toEqual([FILE, `${FILE}.br`, `${FILE}.gz`])
})

test('a file without a compressed copy is compressed at the bff', async () => {
  shellHas({ [FILE]: SCRIPT })
  for (let i = 0; i < 3; i++) {
    const reply = await askFor('br')
    expect(reply.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reply.body).toString()).toBe(SCRIPT)
  }
  expect(bff.general.seen).toHaveLength(2)
})

test.each(['.br', '.gz', '.map'])('no copy or map is a file: %s', async (suffix) => {
  shellHas({ [`${FILE}${suffix}`]: 'packed' })

  expect((await ask(bff.port, `${FILE}${suffix}`)).status).toBe(404)
  expect(bff.general.seen.map(({ url }) => url)).not.toContain(`${FILE}${suffix}`)
})

test('S005 a file of another build comes from those that are kept, compressed as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  const chunks = join(folder, 'general/older/static/chunks')
  mkdirSync(chunks, { recursive: true })
  writeFileSync(join(chunks, 'a.js'), SCRIPT)
  writeFileSync(join(chunks, 'a.js.br'), brotliCompressSync(SCRIPT))
  const rolling = await startBff({ ASSETS_DIR: folder })
  rolling.general.answerWith((_, response) => void response.writeHead(404).end())
  const reply = await ask(rolling.port, FILE, { headers: { 'accept-encoding': 'br' } })
  const missing = await ask(rolling.port, '/_next/static/chunks/b.js')
  await rolling.close()

  expect(reply.body).toEqual(brotliCompressSync(SCRIPT))
  expect(reply.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
})

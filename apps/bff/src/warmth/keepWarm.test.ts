import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { beforeEach, expect, test } from 'vitest'
import { jsonAnswer, pageAnswer } from '../testing/answers.ts'
import { ask } from '../testing/ask.ts'
import { startBff, type TestBff } from '../testing/startBff.ts'
import { drawAskedPages } from './drawAskedPages.ts'
import { keepWarm } from './keepWarm.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/bff-warm-`)
})

const startWarm = async () => {
  const bff = await startBff({ DATA_DIR: folder })
  const config = { ...bff.parts.config, host: '127.0.0.1', port: bff.port }
  const stop = keepWarm({ ...bff.parts, config }, Promise.resolve())
  const isReady = async () => (await ask(bff.port, '/readyz', { host: 'localhost' })).status === 200
  const close = async () => {
    await stop()
    await bff.close()
  }

  return { ...bff, isReady, close }
}

const asAdult = { host: 'adult.test', headers: { cookie: 'age-verified=1' } }

/** A bff that was asked for some pages and stopped. */
const ranBefore = async (...paths: string[]): Promise<void> => {
  const bff = await startWarm()
  await expect.poll(bff.isReady).toBe(true)
  for (const path of paths) await ask(bff.port, path)
  await ask(bff.port, '/kola', asAdult)
  await bff.close()
}

const seenBy = ({ seen }: TestBff['general']) => seen.map(({ url }) => url).toSorted()

test('S006 visitors are wanted only once the pages they asked for before the stop are drawn', async () => {
  await ranBefore('/kola', '/auta', '/search?term=tajne')
  const bff = await startBff({ DATA_DIR: folder })
  const held: (() => void)[] = []
  bff.general.answerWith((request, response) => {
    held.push(() => pageAnswer('drawn')(request, response))
  })
  const config = { ...bff.parts.config, host: '127.0.0.1', port: bff.port }
  const stop = keepWarm({ ...bff.parts, config }, Promise.resolve())
  const isReady = async () => (await ask(bff.port, '/readyz', { host: 'localhost' })).status === 200
  await expect.poll(() => held.length).toBe(2)
  expect(await isReady()).toBe(false)
  for (const finish of held) finish()

  await expect.poll(isReady).toBe(true)
  expect(seenBy(bff.general)).toEqual(['/auta', '/kola'])
  expect(seenBy(bff.adult)).toEqual(['/kola'])
  expect((await ask(bff.port, '/kola')).status).toBe(200)
  expect(bff.general.seen).toHaveLength(2)
  await stop()
  await bff.close()
})

test('what somebody searched for is not written down, nor is what a page said', async () => {
  await ranBefore('/kola', '/search?term=tajne')

  expect(JSON.parse(readFileSync(`${folder}/asked-pages.json`, 'utf8'))).toEqual([
    'adult.test /kola',
    'general.test /kola',
  ])
})

test('S001 with a folder of yesterday nothing is shown that was taken away since', async () => {
  await ranBefore('/kola', '/auta')
  const bff = await startBff({ DATA_DIR: folder })
  bff.api.answerWith((request, response) =>
    jsonAnswer({ code: 'not_found' }, request.url?.endsWith('/kola') ? 404 : 200)(
      request,
      response,
    ),
  )
  await drawAskedPages({ dataDir: folder, host: '127.0.0.1', port: bff.port })

  expect((await ask(bff.port, '/kola')).status).toBe(404)
  expect((await ask(bff.port, '/auta')).status).toBe(200)
  await bff.close()
})

test('S006 shells that are away keep a bff from its visitors for a while only', async () => {
  await ranBefore('/kola')
  const bff = await startBff({ DATA_DIR: folder })
  await bff.general.close()
  await drawAskedPages({ dataDir: folder, host: '127.0.0.1', port: bff.port }, 500)

  expect(bff.parts.pages.size).toBe(1)
  await bff.close()
})

test.each(['', '{', '["general.test /kola?page=2"]', '[7]', '["/kola"]'])(
  'a list that reads „%s“ is none',
  async (list) => {
    writeFileSync(`${folder}/asked-pages.json`, list)
    const bff = await startWarm()

    await expect.poll(bff.isReady).toBe(true)
    expect(bff.general.seen).toEqual([])
    await bff.close()
  },
)

import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '@inzrt/domain/time'
import { afterAll, expect, test, vi } from 'vitest'
import { createImageStore } from './createImageStore.ts'
import { createOriginals } from './createOriginals.ts'
import { sweepVariants } from './sweepVariants.ts'

const folder = await mkdtemp(join(tmpdir(), 'inzrt-variants-'))
afterAll(async () => {
  for (const one of [folder, `${folder}-cache`]) await rm(one, { recursive: true, force: true })
})

const ASKER = { client: '203.0.113.7' }

const used = async (file: string, minutesAgo: number): Promise<void> => {
  const at = new Date(Date.now() - minutesAgo * MINUTE_MS)
  await utimes(file, at, at)
}

test('S014 sizes nobody asked for longest are removed until the others fit', async () => {
  await mkdir(`${folder}/ab`, { recursive: true })
  for (const [name, minutesAgo] of [
    ['1', 30],
    ['2', 10],
    ['3', 20],
  ] as const) {
    await writeFile(`${folder}/ab/${name}`, Buffer.alloc(100))
    await used(`${folder}/ab/${name}`, minutesAgo)
  }
  await sweepVariants(folder, 300)
  expect(await readdir(`${folder}/ab`)).toEqual(['1', '2', '3'])
  await sweepVariants(folder, 299)
  expect(await readdir(`${folder}/ab`)).toEqual(['2', '3'])
  await sweepVariants(folder, 150)
  expect(await readdir(`${folder}/ab`)).toEqual(['2'])
})

test('S014 sizes made of pictures take no more room than they are given', async () => {
  const store = createImageStore(createOriginals(folder), folder, 1_000)
  const sizes = async () => {
    const names = await readdir(`${folder}-cache`, { recursive: true })
    // What is swept between the two reads takes no room.
    const found = await Promise.all(
      names.map((name) => stat(join(`${folder}-cache`, name)).catch(() => null)),
    )

    return found.reduce((sum, one) => sum + (one?.isFile() ? one.size : 0), 0)
  }
  for (let n = 0; n < 30; n++) {
    await store.keep(`mark-${n}`, 'webp', async () => Buffer.alloc(100), ASKER)
    await expect.poll(sizes).toBeLessThanOrEqual(1_000)
  }
  expect(await sizes()).toBeGreaterThanOrEqual(800)
})

test('a size is made once, however many ask for it at the same time, and then kept', async () => {
  const store = createImageStore(createOriginals(folder), folder)
  const render = vi.fn(async () => Buffer.alloc(10))
  const ask = () => store.keep('asked', 'webp', render, ASKER)
  await Promise.all(Array.from({ length: 20 }, ask))
  await ask()

  expect(render).toHaveBeenCalledOnce()
})

test('S014 a size that is shown again is the last to go', async () => {
  const store = createImageStore(createOriginals(folder), folder, 1_000_000)
  const file = `${folder}-cache/sh/shown.webp`
  await store.keep('shown', 'webp', async () => Buffer.alloc(10), ASKER)
  await used(file, 600)
  await store.keep('shown', 'webp', () => Promise.reject(new Error('made again')), ASKER)

  expect(Date.now() - (await stat(file)).mtimeMs).toBeLessThan(300_000)
})

test('pictures that one address makes, however many, delay nobody else’s', async () => {
  const store = createImageStore(createOriginals(folder), folder)
  const held = Promise.withResolvers<Buffer>()
  const leaving = new AbortController()
  let made = 0
  const crowd = Array.from({ length: 400 }, (_, at) =>
    store.keep(
      `crowd-${at}`,
      'webp',
      () => {
        made++
        return held.promise
      },
      { client: '203.0.113.7', left: leaving.signal },
    ),
  )
  const settled = Promise.allSettled(crowd)
  await expect.poll(() => made).toBe(2)
  const other = store.keep('other', 'webp', async () => Buffer.alloc(10), {
    client: '203.0.113.8',
  })
  // Who wants what somebody in the crowd waits for gets it in their own turn.
  const same = store.keep('crowd-300', 'webp', async () => Buffer.alloc(20), {
    client: '203.0.113.9',
  })
  held.resolve(Buffer.alloc(10))
  expect([await other, await same].map(({ length }) => length)).toEqual([10, 20])
  leaving.abort()
  await settled

  expect(made).toBeLessThan(20)
})

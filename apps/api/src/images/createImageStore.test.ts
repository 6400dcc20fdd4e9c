import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createImageStore } from './createImageStore.ts'
import { createOriginals } from './createOriginals.ts'
import { sweepVariants } from './sweepVariants.ts'

const folder = await mkdtemp(join(tmpdir(), 'inzrt-variants-'))
afterAll(async () => {
  for (const one of [folder, `${folder}-cache`]) await rm(one, { recursive: true, force: true })
})

const used = async (file: string, minutesAgo: number): Promise<void> => {
  const at = new Date(Date.now() - minutesAgo * 60_000)
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
    await store.keep(`mark-${n}`, 'webp', async () => Buffer.alloc(100))
    await vi.waitUntil(async () => (await sizes()) <= 1_000)
  }
  expect(await sizes()).toBeGreaterThanOrEqual(800)
})

test('S014 a size that is shown again is the last to go', async () => {
  const store = createImageStore(createOriginals(folder), folder, 1_000_000)
  const file = `${folder}-cache/sh/shown.webp`
  await store.keep('shown', 'webp', async () => Buffer.alloc(10))
  await used(file, 600)
  await store.keep('shown', 'webp', () => Promise.reject(new Error('made again')))

  expect(Date.now() - (await stat(file)).mtimeMs).toBeLessThan(300_000)
})

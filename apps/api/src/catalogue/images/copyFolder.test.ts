import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startStore } from '../../test/startStore.ts'
import { copyFolder } from './copyFolder.ts'
import { createS3Originals } from './s3/createS3Originals.ts'

const folder = await mkdtemp(join(tmpdir(), 'inzrt-copy-'))
afterAll(() => rm(folder, { recursive: true }))
const { settings, files, failWith } = await startStore()
const store = createS3Originals(settings, () => Date.now() * 1_000)

const PICTURES = Array.from(
  { length: 12 },
  (_, n) => `/2026/11/${String(n).padStart(22, 'a')}/original.jpg`,
)
const PAPER = '/editions/general/2026-48.pdf'
const OTHERS = ['/.unfinished/abc', '/demo/1.svg']

const place = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(folder + path), { recursive: true })
  await writeFile(folder + path, text)
}
for (const path of [...PICTURES, PAPER, ...OTHERS]) await place(path, `content of ${path}`)
beforeEach(() => files.clear())

const kept = () =>
  Object.fromEntries([...files].map(([key, { body }]) => [`/${key}`, body.toString()]))
const EXPECTED = Object.fromEntries(
  [...PICTURES, PAPER].map((path) => [path, `content of ${path}`]),
)

test('S011 only pictures and papers of a folder are copied to the bucket', async () => {
  expect(await copyFolder(folder, store)).toEqual({ copied: 13, kept: 0 })
  expect(kept()).toEqual(EXPECTED)
})

test('S011 a copy that broke off is begun again and copies what is missing', async () => {
  // The first twenty requests are answered as they are.
  failWith(...Array.from({ length: 20 }, () => 0), 403)
  await expect(copyFolder(folder, store)).rejects.toThrow('The store of pictures refused')
  const again = await copyFolder(folder, store)

  expect(Math.min(again.copied, again.kept)).toBeGreaterThan(0)
  expect(again.copied + again.kept).toBe(13)
  expect(kept()).toEqual(EXPECTED)
})

test('S011 a file that the bucket has otherwise is copied again, unless it is not read', async () => {
  await copyFolder(folder, store)
  const spoilt = { body: Buffer.from('spoilt'), changedAt: new Date() }
  files.set(PAPER.slice(1), spoilt)

  expect(await copyFolder(folder, store, { onlyMissing: true })).toEqual({ copied: 0, kept: 13 })
  expect(await copyFolder(folder, store)).toEqual({ copied: 1, kept: 12 })
  expect(kept()).toEqual(EXPECTED)
})

import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepAssets } from './keepAssets.ts'
import { readKeptAsset } from './readKeptAsset.ts'

const home = await mkdtemp(join(tmpdir(), 'assets-'))

const keep = async (folder: string, name: string, day: number): Promise<string[]> => {
  const files = join(home, `build-${name}`)
  await mkdir(join(files, 'chunks'), { recursive: true })
  await writeFile(join(files, 'chunks', `${name}.js`), name)

  return keepAssets(folder, { name, files }, new Date(Date.UTC(2026, 10, day)))
}
const newFolder = () => mkdtemp(join(home, 'kept-'))

test('S005 files of an older and of a newer build are found, others are not', async () => {
  const folder = await newFolder()
  await keep(folder, 'a', 1)
  await keep(folder, 'b', 2)

  expect(String(await readKeptAsset(folder, '/_next/static/chunks/a.js'))).toBe('a')
  expect(String(await readKeptAsset(folder, '/_next/static/chunks/b.js'))).toBe('b')
  expect(await readKeptAsset(folder, '/_next/static/chunks/c.js')).toBeNull()
  expect(await readKeptAsset(join(home, 'nowhere'), '/_next/static/chunks/a.js')).toBeNull()
})

test('S005 builds are kept for a week, and two of them however old they are', async () => {
  const folder = await newFolder()
  expect(await keep(folder, 'a', 1)).toEqual(['a'])
  expect(await keep(folder, 'b', 20)).toEqual(['b', 'a'])
  expect(await keep(folder, 'c', 21)).toEqual(['c', 'b'])
  expect(await keep(folder, 'd', 22)).toEqual(['d', 'c', 'b'])
  expect(await keep(folder, 'e', 30)).toEqual(['e', 'd'])
})

test('S005 a build kept again is the newest, and no half of one is left', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'a.new'))
  await keep(folder, 'a', 1)
  await keep(folder, 'b', 2)

  expect(await keep(folder, 'a', 3)).toEqual(['a', 'b'])
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'b'])
})

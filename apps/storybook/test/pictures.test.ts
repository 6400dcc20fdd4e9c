import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LOOKS, type LookName, PLAYED_LOOKS } from '../.storybook/looks.ts'
import { readPictureLabel } from '../looking/Picture.ts'
import { pictureFile } from '../looking/pictureFile.ts'

const HERE = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = `${HERE}pictures/`
const MEGABYTE = 1_000_000
/** Everybody who clones the project fetches all of them. */
const MOST = 15 * MEGABYTE

const stories = Object.values<{ id: string; type: string; importPath: string; tags: string[] }>(
  JSON.parse(readFileSync(`${HERE}storybook-static/index.json`, 'utf8')).entries,
).filter(({ type }) => type === 'story')

const kept = globSync('**/*.webp', { cwd: FOLDER }).sort()

/** Stories tagged so are the same in every look. */
const looksOf = (tags: readonly string[]): LookName[] =>
  PLAYED_LOOKS.filter((_, at) => at === 0 || !tags.includes('one-look'))

test('every story has a picture in each brand, and no picture lacks its story', () => {
  const wanted = stories.flatMap(({ id, importPath, tags }) =>
    looksOf(tags).map((look) =>
      pictureFile(fileURLToPath(new URL(importPath, `file://${HERE}`)), id, look).slice(
        FOLDER.length,
      ),
    ),
  )

  expect(kept).toEqual(wanted.sort())
})

test('all pictures together are small enough to be fetched by everybody', () => {
  const size = kept.reduce((sum, file) => sum + statSync(FOLDER + file).size, 0)

  expect(size).toBeLessThan(MOST)
})

test('pictures are those of the browser that the project brings', async () => {
  const { version } = JSON.parse(
    readFileSync(`${HERE}../../e2e/node_modules/@sparticuz/chromium/package.json`, 'utf8'),
  )
  const told = await Promise.all(kept.map((file) => readPictureLabel(FOLDER + file)))
  const browsers = [...new Set(told.map((picture) => picture?.browser))]

  expect(browsers).toEqual([expect.stringContaining(`Chromium ${version.split('.')[0]}.`)])
})

test('a picture shows each look of its brand', async () => {
  const told = await Promise.all(
    kept.map(async (file) => [file, await readPictureLabel(FOLDER + file)] as const),
  )
  const wrong = told.filter(([file, picture]) => {
    const looks = Object.entries(LOOKS).filter(([, { brand }]) => file.endsWith(`.${brand}.webp`))

    return looks.some(([look]) => !picture?.shots.some((shot) => shot.look === look))
  })

  expect(wrong).toEqual([])
})

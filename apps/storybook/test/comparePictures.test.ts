import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePictures } from '../looking/comparePictures.ts'
import { drawDifference } from '../looking/drawDifference.ts'
import { encodePicture, type Picture, readPicture, type Shot } from '../looking/Picture.ts'
import { renderReport } from '../looking/renderReport.ts'

const WIDTH = 40
const PAPER = [243, 238, 229]
const INK = [30, 32, 40]
const EDGE = [150, 148, 140]

/** Paper with a column of ink, its edge half of both. */
const shot = (height: number, ink = INK, edge = EDGE, paper = PAPER): Shot => ({
  look: 'inzrt-light',
  width: WIDTH,
  height,
  points: Buffer.from(
    Array.from({ length: WIDTH * height }, (_, at) => {
      const column = at % WIDTH
      if (column < 10) return ink

      return column === 10 && at < WIDTH ? edge : paper
    }).flat(),
  ),
})

const picture = (...shots: Shot[]): Picture => ({ drawn: 'x', browser: 'Chromium 1 linux', shots })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

const keep = async (kept: Picture): Promise<Picture | null> => {
  const file = join(folder, 'kept.webp')
  await writeFile(file, await encodePicture(kept))

  return readPicture(file)
}

test('a kept picture says of what it was drawn and by which browser', async () => {
  expect(await keep(picture(shot(20), { ...shot(30), look: 'inzrt-dark' }))).toMatchObject({
    drawn: 'x',
    browser: 'Chromium 1 linux',
    shots: [
      { look: 'inzrt-light', height: 20 },
      { look: 'inzrt-dark', height: 30 },
    ],
  })
})

test('what is drawn again the same differs in no point', async () => {
  expect(comparePictures(await keep(picture(shot(20))), picture(shot(20)))).toEqual([])
})

test('an area of a colour that is a little another is seen', async () => {
  const paler = PAPER.map((level) => level + 4)
  const [difference] = comparePictures(
    await keep(picture(shot(20))),
    picture(shot(20, INK, EDGE, paler)),
  )

  expect(difference?.points).toBe(30 * 20 - 1)
})

test('an edge that another machine rounds otherwise is not', async () => {
  const other = EDGE.map((level) => level + 2)

  expect(comparePictures(await keep(picture(shot(20))), picture(shot(20, INK, other)))).toEqual([])
})

/** A slope from ink to paper in more colours than are kept, each a little rounded. */
const slope = (rounded = 0, start = 0): Shot => ({
  look: 'inzrt-light',
  width: WIDTH,
  height: 2,
  points: Buffer.from(
    Array.from({ length: WIDTH * 2 }, (_, at) => {
      const level = at < WIDTH ? 255 : Math.max(0, (at - WIDTH - start) * 6)

      return [level, level, Math.min(255, level + rounded)]
    }).flat(),
  ),
})

test('nor is any of more edges than colours are kept', async () => {
  expect(comparePictures(await keep(picture(slope())), picture(slope(2)))).toEqual([])
})

test('an edge that moved is seen', async () => {
  const [difference] = comparePictures(await keep(picture(slope())), picture(slope(0, 12)))

  expect(difference?.points).toBeGreaterThan(10)
})

test('what became taller differs in the points below', async () => {
  const [difference] = comparePictures(await keep(picture(shot(20))), picture(shot(25)))

  expect(difference?.points).toBe(5 * WIDTH)
})

test('a story without a picture differs everywhere', () => {
  expect(comparePictures(null, picture(shot(20)))[0]?.points).toBe(20 * WIDTH)
})

test('the difference is red where something changed, and pale elsewhere', () => {
  const { points } = drawDifference(shot(1), shot(1, [200, 32, 40]))

  expect([...points.subarray(0, 3)]).toEqual([220, 0, 40])
  expect([...points.subarray(-3)]).toEqual([252, 251, 248])
})

test('the report shows before, after and difference', () => {
  const pictures = { before: 'a b.png', after: 'c.png', difference: 'd.png' }
  const page = renderReport([
    { storyId: 'tlačítka-button--primary', look: 'pinkpack', width: 390, points: 3, pictures },
  ])

  expect(page).toContain('pinkpack at 390, 3 points')
  expect([...page.matchAll(/<img src="([^"]+)" alt="(\w+)"/g)].map(([, ...told]) => told)).toEqual([
    ...[
      ['a%20b.png', 'Before'],
      ['c.png', 'After'],
      ['d.png', 'Difference'],
    ],
  ])
})

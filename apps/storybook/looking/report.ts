import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Difference } from './comparePictures.ts'
import { drawDifference } from './drawDifference.ts'
import type { Shot } from './Picture.ts'
import { CHANNELS } from './points.ts'
import { type Reported, renderReport } from './renderReport.ts'

const FOLDER = fileURLToPath(new URL('../../../.data/pictures/', import.meta.url))
const PAGE = `${FOLDER}index.html`

const reported: Reported[] = []

const write = async (name: string, { width, height, points }: Shot): Promise<string> => {
  await sharp(points, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toFile(FOLDER + name)

  return name
}

/** Adds to the page of this run what of a story is drawn otherwise; where that page is. */
export const addToReport = async (
  storyId: string,
  differences: readonly Difference[],
): Promise<string> => {
  if (reported.length === 0) await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const { before, after, points } of differences) {
    const { look, width } = after
    const name = `${storyId}.${look}.${width}`
    reported.push({
      storyId,
      look,
      width,
      points,
      pictures: {
        before: before && (await write(`${name}.before.png`, before)),
        after: await write(`${name}.after.png`, after),
        difference:
          before && (await write(`${name}.difference.png`, drawDifference(before, after))),
      },
    })
  }
  await writeFile(PAGE, renderReport(reported))

  return PAGE
}

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import type { LookName } from '../.storybook/looks.ts'
import { comparePictures } from './comparePictures.ts'
import { drawnBy } from './drawnBy.ts'
import { encodePicture, readPicture, readPictureLabel, type Shot } from './Picture.ts'
import { pictureFile } from './pictureFile.ts'
import { addToReport } from './report.ts'

/** As a part of all checks, or by `npm run pictures`: "all", "changed", with "update" to keep what is seen. */
const MODE = process.env.PICTURES ?? 'test'
const isKeeping = MODE.includes('update')
const isOfAll = MODE.includes('all')

/** Stories that a run of all checks looks at: about a minute. More changed than one looks at in passing. */
const MOST = 120

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))
const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).slice(0, -1)
/** Drawings, which a change of their file changes under the same address. */
const SHOWN = /\/(?:demo|packages)\/[\w./-]+\.svg/g
const FONTS = new URL('../../../packages/ui/src/fonts/', import.meta.url)
const letters = globSync('*.woff2', { cwd: FONTS })
  .sort()
  .map((file) => readFileSync(new URL(file, FONTS)))

const taken = new Map<string, { drawn: string; shots: Shot[] }>()
let looked = 0

const shorten = (drawn: string): string => {
  const hash = createHash('sha256').update(drawn)
  for (const typeface of letters) hash.update(typeface)
  for (const path of new Set(drawn.match(SHOWN)))
    hash.update(readFileSync((path.startsWith('/demo/') ? PUBLIC : ROOT) + path))

  return hash.digest('base64url').slice(0, 16)
}

const browserOf = ({ page }: BrowserCommandContext): string =>
  drawnBy(page.context().browser()?.version() ?? '')

/** Whether a story is to be looked at: what it is drawn of is not what its kept picture was. */
const askPicture: BrowserCommand<[string, LookName, string], boolean> = async (
  context,
  storyId,
  look,
  drawn,
) => {
  const file = pictureFile(context.testPath ?? '', storyId, look)
  const short = shorten(drawn)
  const kept = await readPictureLabel(file)
  if (!isOfAll && kept?.drawn === short) return false
  if (MODE === 'test') {
    // Another browser draws other letters.
    if (kept && kept.browser !== browserOf(context)) return false
    looked++
    if (looked === MOST)
      throw new Error(
        `${MOST} stories are drawn of something else than their pictures: look at all by "npm run pictures", keep them by "npm run pictures -- --update".`,
      )
    if (looked > MOST) return false
  }
  taken.set(file, { drawn: short, shots: [] })

  return true
}

const takePicture: BrowserCommand<[string, LookName, number, number]> = async (
  context,
  storyId,
  look,
  width,
  height,
) => {
  const browser = await context.provider.getCDPSession?.(context.sessionId)
  if (!browser) throw new Error('Pictures are taken in Chromium alone.')
  const { data } = (await browser.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    optimizeForSpeed: true,
  })) as { data: string }
  const points = await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
  taken
    .get(pictureFile(context.testPath ?? '', storyId, look))
    ?.shots.push({ look, width, height, points })
}

/** What is wrong with what was seen; null: it is as its kept picture. */
const judgePicture: BrowserCommand<[string, LookName], string | null> = async (
  context,
  storyId,
  look,
) => {
  const file = pictureFile(context.testPath ?? '', storyId, look)
  const seen = taken.get(file)
  if (!seen) throw new Error(`${storyId} was not asked for.`)
  taken.delete(file)
  const after = { ...seen, browser: browserOf(context) }
  const before = await readPicture(file)
  const differences = comparePictures(before, after)
  if (isKeeping) {
    if (
      differences.length === 0 &&
      before?.drawn === after.drawn &&
      before.browser === after.browser
    )
      return null
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await encodePicture(after))

    return null
  }
  if (differences.length === 0) return null
  const report = await addToReport(storyId, differences)
  const places = differences.map(
    ({ after: shot, points }) => `${shot.look} at ${shot.width} (${points} points)`,
  )

  return `${before ? 'Looks otherwise than its picture' : 'Has no picture yet'}: ${places.join(', ')}. Before, after and difference: ${report}. Keep it by "npm run pictures -- --update".`
}

export const pictureCommands = { askPicture, takePicture, judgePicture }

// The pictures of both brands that no browser draws from SVG: icons of a phone and cards for sharing.
// Run after the mark or its colours changed; the results are committed.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LOOK_COLOURS } from '../../apps/api/src/platform/brand/lookColours.ts'
import { type CardColours, shareCard } from '../brand/shareCard.ts'
import { toIco } from '../brand/toIco.ts'
import { root } from '../stack/settings.ts'

const { default: sharp } = await import(
  createRequire(`${root}apps/api/package.json`).resolve('sharp')
)

const { 'inzrt-light': day, pinkpack: night } = LOOK_COLOURS
/** The sun of the market in the mark of Inzrt, as in its drawings. */
const SUN = '#f3c453'

const SITES = {
  general: {
    wordmark: 'inzrt',
    colours: { ground: day.stall, letters: day['on-stall'], stop: SUN, foot: day.paper },
  },
  adult: {
    wordmark: 'pinkpack',
    colours: { ground: night.paper, letters: night.accent, stop: night.ink, foot: night.accent },
  },
} as const satisfies Record<string, { wordmark: 'inzrt' | 'pinkpack'; colours: CardColours }>

const ICON_SIZES = [192, 512]
/** Of the picture asked for at /favicon.ico by whatever reads no page. */
const FAVICON_SIZE = 48

for (const [site, { wordmark, colours }] of Object.entries(SITES)) {
  const folder = `${root}apps/${site}/public/`
  for (const size of ICON_SIZES)
    await sharp(`${folder}icon.svg`, { density: 300 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(`${folder}icon-${size}.png`)
  const favicon = await sharp(`${folder}icon.svg`, { density: 300 })
    .resize(FAVICON_SIZE, FAVICON_SIZE)
    .png()
    .toBuffer()
  writeFileSync(`${folder}favicon.ico`, toIco(favicon, FAVICON_SIZE))
  await sharp(Buffer.from(shareCard(wordmark, colours)))
    .png({ palette: true })
    .toFile(`${folder}share-card.png`)
}

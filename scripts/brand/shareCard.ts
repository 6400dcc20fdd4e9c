import { PINKED_FOOT } from '../../apps/api/src/catalogue/images/card/pinkedFoot.ts'
import { OUTLINES } from '../../packages/ui/src/logo/outlines.ts'

/** How the card of a site is coloured. */
export type CardColours = Readonly<{ ground: string; letters: string; stop: string; foot: string }>

const WIDTH = 1200
const HEIGHT = 630
const WORDMARK_WIDTH = 750

/** The picture that stands for a whole site where somebody shares it: its wordmark over a pinked edge. */
export const shareCard = (
  name: keyof typeof OUTLINES,
  { ground, letters, stop, foot }: CardColours,
): string => {
  const outline = OUTLINES[name]
  const [left = 0, top = 0, width = 1, height = 1] = outline.viewBox.split(' ').map(Number)
  const scale = WORDMARK_WIDTH / width
  const x = (WIDTH - WORDMARK_WIDTH) / 2 - left * scale
  const y = (PINKED_FOOT.top - height * scale) / 2 - top * scale
  const { cx, cy, r } = outline.stop

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<path fill="${foot}" d="${PINKED_FOOT.path}"/>
<g transform="translate(${x} ${y}) scale(${scale})"><path fill="${letters}" d="${outline.letters}"/><circle fill="${stop}" cx="${cx}" cy="${cy}" r="${r}"/></g>
</svg>`
}

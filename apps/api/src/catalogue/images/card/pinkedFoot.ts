import { IMAGE_VARIANTS } from '@inzrt/contracts/ads/image'

const { width: WIDTH, height: HEIGHT } = IMAGE_VARIANTS.card
const TOOTH = { width: 40, height: 15 } as const
const TOP = 530

const teeth = Array.from({ length: WIDTH / TOOTH.width }, (_, index) => {
  const right = (index + 1) * TOOTH.width

  return `L${right - TOOTH.width / 2} ${TOP + TOOTH.height}L${right} ${TOP}`
}).join('')

/** The foot of every shared card below its pinked edge: where it begins, how high a tooth is, and its shape in SVG. */
export const PINKED_FOOT = {
  top: TOP,
  tooth: TOOTH.height,
  path: `M0 ${TOP}${teeth}V${HEIGHT}H0z`,
} as const

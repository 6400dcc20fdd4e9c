import type { Brand } from './Brand.ts'
import { LOOK_COLOURS } from './lookColours.ts'

export type LookColours = Readonly<Record<keyof (typeof LOOK_COLOURS)['pinkpack'], string>>

/** A site's name and colours where it speaks outside its pages: on shared cards and in letters. */
export type BrandLook = Readonly<{
  name: string
  wordmark: string
  day: LookColours
  /** The same where a brand has one scheme. */
  night: LookColours
  /** Where others may look on, nothing says what it is about. */
  isDiscreet: boolean
}>

export const BRAND_LOOKS: Readonly<Record<Brand, BrandLook>> = {
  general: {
    name: 'Inzrt',
    wordmark: 'inzrt.',
    day: LOOK_COLOURS['inzrt-light'],
    night: LOOK_COLOURS['inzrt-dark'],
    isDiscreet: false,
  },
  adult: {
    name: 'Pinkpack',
    wordmark: 'pinkpack.',
    day: LOOK_COLOURS.pinkpack,
    night: LOOK_COLOURS.pinkpack,
    isDiscreet: true,
  },
}

import type { Brand } from './Brand.ts'

/** A site's name and colours where it speaks outside its pages: on shared cards and in letters. */
export type BrandLook = Readonly<{
  name: string
  wordmark: string
  paper: string
  ink: string
  quiet: string
  accent: string
  /** Where others may look on, nothing says what it is about. */
  isDiscreet: boolean
}>

export const BRAND_LOOKS: Readonly<Record<Brand, BrandLook>> = {
  general: {
    name: 'Inzrt',
    wordmark: 'inzrt.',
    paper: '#f7f4ea',
    ink: '#171b28',
    quiet: '#575c68',
    accent: '#164abe',
    isDiscreet: false,
  },
  adult: {
    name: 'Pinkpack',
    wordmark: 'pinkpack.',
    paper: '#200d1c',
    ink: '#f9edf2',
    quiet: '#c5a5b6',
    accent: '#ff65ac',
    isDiscreet: true,
  },
}

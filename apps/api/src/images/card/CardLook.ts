import type { Brand } from '../../brand/Brand.ts'

/** A site's colours and wordmark on the cards shown where its ads are shared. */
export type CardLook = Readonly<{
  wordmark: string
  paper: string
  ink: string
  quiet: string
  accent: string
}>

export const CARD_LOOKS: Readonly<Record<Brand, CardLook>> = {
  general: {
    wordmark: 'inzrt.',
    paper: '#f7f4ea',
    ink: '#171b28',
    quiet: '#575c68',
    accent: '#164abe',
  },
  adult: {
    wordmark: 'pinkpack.',
    paper: '#200d1c',
    ink: '#f9edf2',
    quiet: '#c5a5b6',
    accent: '#ff65ac',
  },
}

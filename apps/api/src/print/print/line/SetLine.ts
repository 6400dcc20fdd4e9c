import type { SetLine } from '@inzrt/contracts/newspaper/lineAd'
import type { PrintedAd } from '../PrintedEdition.ts'

/** What is set of an ad, in the words of `line.typ`. */
export type LineAdWords = Pick<PrintedAd, 'type' | 'lead' | 'text' | 'code'> &
  Readonly<{ isBoxed: boolean }>

/** The lines an ad takes in its column. */
export type SetLines = readonly SetLine[]

import type { SetLine } from '@inzrt/contracts/newspaper/lineAd'
import type { PrintedAd } from '../PrintedEdition.ts'

/** What is set of a line ad, in the words of `line.typ`. */
export type LineAdWords = Pick<PrintedAd, 'type' | 'lead' | 'text' | 'code'>

/** The lines an ad takes in its column. */
export type SetLines = readonly SetLine[]

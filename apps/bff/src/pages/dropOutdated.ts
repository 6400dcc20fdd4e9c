import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { UpstreamAnswer } from '../upstream/UpstreamRequest.ts'
import type { KeptPages } from './KeptPages.ts'

/** @example segmentOf('inzrt.example /kola?page=2') // 'kola' */
const segmentOf = (key: string): string => /^\S+ \/([^/?]*)/.exec(key)?.[1] ?? ''

/** Lets go of the pages an answer of the api says are no longer true, on both sites. */
export const dropOutdated = (pages: KeptPages, { headers }: UpstreamAnswer): void => {
  const outdated = headers[INTERNAL_HEADERS.outdated]
  if (typeof outdated !== 'string') return
  const segments = new Set(outdated.split(','))
  if (outdated === '*') pages.outdate()
  else pages.drop((key) => segments.has(segmentOf(key)))
}

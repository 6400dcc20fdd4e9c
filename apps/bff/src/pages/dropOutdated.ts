import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import type { UpstreamAnswer } from '../upstream/UpstreamRequest.ts'
import type { PageCache } from './PageCache.ts'

/** @example segmentOf('inzrt.example /kola?page=2') // 'kola' */
const segmentOf = (key: string): string => /^\S+ \/([^/?]*)/.exec(key)?.[1] ?? ''

const EVERY = '*'

/** Lets go of the pages below the first segments named, and draws all others again if it is said, on both sites. */
export const dropSegments = (pages: PageCache, outdated: string): void => {
  const segments = new Set(outdated.split(','))
  if (segments.delete(EVERY)) pages.outdate()
  pages.drop((key) => segments.has(segmentOf(key)))
}

/** Lets go of the pages an answer of the api names, before the visitor who changed them sees it. */
export const dropOutdated = (pages: PageCache, { headers }: UpstreamAnswer): void => {
  const outdated = headers[INTERNAL_HEADERS.outdated]
  if (typeof outdated === 'string') dropSegments(pages, outdated)
}

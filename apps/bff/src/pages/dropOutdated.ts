import { INTERNAL_HEADERS } from '@inzrt/contracts/wire/headers'
import { type LogPosition, readLogPosition } from '@inzrt/contracts/wire/logPosition'
import type { Positions } from '../positions/Positions.ts'
import type { UpstreamAnswer } from '../upstream/UpstreamRequest.ts'
import type { PageCache } from './PageCache.ts'

type Parts = Readonly<{ pages: PageCache; positions: Positions }>

/** @example segmentOf('/kola?page=2') // 'kola' */
export const segmentOf = (target: string): string => /^\/([^/?]*)/.exec(target)?.[1] ?? ''

/** @example targetOf('inzrt.example /kola?page=2') // '/kola?page=2' */
const targetOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

const EVERY = '*'

/**
 * Lets go of the pages below the first segments named, and draws all others again if it is said, on both sites. From now
 * on they are drawn of what was written up to the position at least.
 */
export const dropSegments = (
  { pages, positions }: Parts,
  outdated: string,
  position: LogPosition | null,
): void => {
  const segments = new Set(outdated.split(','))
  if (segments.delete(EVERY)) {
    if (position) positions.raiseAll(position)
    pages.outdate()
  }
  if (position) for (const segment of segments) positions.raise(segment, position)
  pages.drop((key) => segments.has(segmentOf(targetOf(key))))
}

/** Lets go of the pages an answer of the api names, before the visitor who changed them sees it. */
export const dropOutdated = (parts: Parts, { headers }: UpstreamAnswer): void => {
  const outdated = headers[INTERNAL_HEADERS.outdated]
  const position = readLogPosition(headers[INTERNAL_HEADERS.position])
  if (typeof outdated === 'string') dropSegments(parts, outdated, position)
}

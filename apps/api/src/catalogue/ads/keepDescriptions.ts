import type { AdIndex } from '../search/ad-index/AdIndex.ts'
import type { SaidCount } from '../search/ad-index/countAttributes.ts'
import { missingAttributes } from '../search/ad-index/missingAttributes.ts'
import { rowsWithin } from '../search/ad-index/rowsWithin.ts'
import type { AdFilter } from './AdFilter.ts'
import type { AdScope } from './AdScope.ts'
import { countSaid } from './countInMemory.ts'

type Asked = Readonly<{ filter: AdFilter; set: number }>
type Kept = Readonly<{ index: AdIndex; version: number; counts: readonly SaidCount[] }>

/** Sections of both sites with their filters of kind and picture; more are forgotten at once. */
const MOST = 500

const keyOf = ({ brand, sectionIds, exceptId }: AdScope, { filter, set }: Asked): string =>
  JSON.stringify([brand, sectionIds, exceptId, set, filter['types[]'], filter.withImage])

/**
 * Counts what lists say that nothing but kind and picture narrows, as most are asked for: once for each state of the
 * index, however many ask.
 */
export const keepDescriptions = () => {
  const kept = new Map<string, Kept>()

  return (index: AdIndex, scope: AdScope, asked: Asked): readonly SaidCount[] => {
    const key = keyOf(scope, asked)
    const known = kept.get(key)
    const { version } = index
    if (known?.index === index && known.version === version) return known.counts
    const rows = rowsWithin(index, scope, null)
    const counts = countSaid(index, rows, missingAttributes(index, [], rows), asked)
    if (kept.size >= MOST) kept.clear()
    kept.set(key, { index, version, counts })

    return counts
  }
}

import type { Brand } from '../../../platform/brand/Brand.ts'
import type { AdIndex } from './AdIndex.ts'
import type { AdIndexSource } from './openAdIndex.ts'

/**
 * What is made of a site's index, as of everything that was committed before it was asked for. While the database is
 * asked what has changed since, it is begun with the index as it is known, and made again only where something has.
 * @throws Problem 500 while the index is read for the first time
 */
export const answerFrom = async <Answer>(
  source: Pick<AdIndexSource, 'known' | 'current'>,
  brand: Brand,
  make: (index: AdIndex) => Promise<Answer>,
): Promise<Answer> => {
  const known = source.known()?.[brand]
  const version = known?.version
  const reading = source.current()
  const early = known && make(known)
  // The failure of either is told where it is waited for.
  for (const begun of [reading, early]) begun?.catch(() => undefined)
  const current = (await reading)[brand]

  return early && current === known && current.version === version ? early : make(current)
}

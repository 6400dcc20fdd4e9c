import type { Edition } from '@inzrt/contracts/newspaper/edition'
import type { Brand } from '../brand/Brand.ts'

/**
 * Editions that still take ads, soonest first; none for a site whose ads are not printed. From its
 * deadline to its release the soonest edition in the list takes none any more, nor does one closed sooner.
 */
export const openEditions = (
  brand: Pick<Brand, 'hasNewspaper'>,
  editions: readonly Edition[],
  now: Date,
): readonly Edition[] =>
  brand.hasNewspaper
    ? editions.filter(
        ({ state, deadlineAt }) => state === 'planned' && Date.parse(deadlineAt) > now.getTime(),
      )
    : []

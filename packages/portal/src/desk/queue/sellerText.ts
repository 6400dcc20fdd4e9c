import type { ModeratedAd } from '@inzrt/contracts/desk/moderatedAd'
import { formatCount, nonBreaking } from '@inzrt/domain/text'
import { sellerKindText } from '@inzrt/rules/names'

type Seller = Pick<ModeratedAd['seller'], 'nickname' | 'kind' | 'publishedCount' | 'refusedCount'>

/** Who advertises, and what became of their ads besides the one that is read. */
export const sellerText = ({ nickname, kind, publishedCount, refusedCount }: Seller): string =>
  nonBreaking(
    [
      nickname ?? 'bez účtu',
      sellerKindText(kind),
      `další zveřejněné, i\u00a0ukončené: ${formatCount(publishedCount)}`,
      `další zamítnuté a\u00a0zablokované: ${formatCount(refusedCount)}`,
    ].join(' · '),
  )

import type { SisterProposal } from '@inzrt/contracts/ads/sisterProposal'
import type { ModeratedAd } from '@inzrt/contracts/desk/moderatedAd'
import { localityName } from '@inzrt/domain/locality'
import { type AttributeValues, attributeFacts, attributesOf } from '@inzrt/rules/attributes'
import type { ModeratedRow } from './moderatedAds.repository.ts'

/** Rules an ad waits for are names; what a moderator wrote is a sentence. */
const RULES = /^[a-z_]+( [a-z_]+)*$/

const reasonsOf = (reason: string | null): string[] =>
  reason && RULES.test(reason) ? reason.split(' ') : []

const sellerOf = ({ ad, user, publishedCount, refusedCount }: ModeratedRow) => ({
  nickname: user?.nickname ?? null,
  kind: ad.sellerKind,
  memberSince: user?.createdAt.toISOString() ?? null,
  publishedCount,
  refusedCount,
})

/** An ad as moderators get it, contacts left out. */
export const toModeratedAd = (row: ModeratedRow, sister: SisterProposal | null): ModeratedAd => {
  const { ad, revision, attributeSet } = row
  const said = (values: AttributeValues) => [
    ...attributeFacts(attributesOf(attributeSet, ad.type), values),
  ]

  return {
    id: ad.id,
    version: ad.version,
    slug: ad.slug,
    brand: ad.brandCode,
    state: ad.state,
    heading: ad.heading,
    content: ad.content,
    type: ad.type,
    price: { type: ad.priceType, amount: ad.priceAmount },
    sectionSlug: row.sectionSlug,
    sectionName: row.sectionName,
    attributeSet,
    attributes: said(ad.attributes),
    place: localityName(row.locality),
    images: row.images,
    source: ad.source,
    reasons: reasonsOf(ad.stateReason),
    sister,
    isPaid: row.isPaid,
    change: revision && {
      heading: revision.heading,
      content: revision.content,
      attributes: said(revision.attributes),
      price: { type: revision.priceType, amount: revision.priceAmount },
      images: row.proposedImages,
      reasons: reasonsOf(revision.reasons),
      proposedAt: revision.proposedAt.toISOString(),
    },
    seller: sellerOf(row),
    createdAt: ad.createdAt.toISOString(),
    updatedAt: ad.updatedAt.toISOString(),
  }
}

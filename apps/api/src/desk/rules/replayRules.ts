import { FLIPS_NAMED, REPLAYED_ADS, type RuleReplay } from '@inzrt/contracts/desk/moderationWord'
import { moderationReasons } from '@inzrt/rules/moderation'
import { desc, eq, ne, sql } from 'drizzle-orm'
import { hasAnyStem } from '../../advertising/placing/hasLiveWord.ts'
import { LEXEME } from '../../catalogue/search/lexemes.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Stems = ReadonlySet<string>
type Flips = Omit<RuleReplay['data'], 'word' | 'action' | 'mark'>

/** The latest ads of both sites, with what about them does not hang on the list of words. */
const latestAds = (tx: Transaction) =>
  tx
    .select({
      id: ads.id,
      slug: ads.slug,
      heading: ads.heading,
      content: ads.content,
      state: ads.state,
      source: ads.source,
      brandCode: ads.brandCode,
      words: ads.allWords,
      requiresApproval: sql<boolean>`exists (
        select from ${sections} asking
        where asking.id in (${sections.id}, ${sections.parentId}) and asking.requires_approval
      )`.as('requires_approval'),
    })
    .from(ads)
    .innerJoin(sections, eq(sections.id, ads.sectionId))
    .where(ne(ads.state, 'deleted'))
    .orderBy(desc(ads.createdAt), desc(ads.id))
    .limit(REPLAYED_ADS)
    .as('latest')

/** Of the latest ads those that have one of some words. */
const adsWith = async (tx: Transaction, stems: readonly string[]) => {
  const latest = latestAds(tx)
  const lexemes = stems.map((stem) => `'${LEXEME.stem(stem)}'`).join(' | ')

  return stems.length === 0
    ? []
    : tx.select().from(latest).where(sql`${latest.words} @@ ${lexemes}::tsquery`)
}

type LatestAd = Awaited<ReturnType<typeof adsWith>>[number]

/** A person reads it whatever the words are. What hangs on the past of its seller is not asked again. */
const isHeldAnyway = (ad: LatestAd): boolean =>
  ad.requiresApproval ||
  ad.source === 'sms' ||
  moderationReasons({ ...ad, isAdultBrand: ad.brandCode === 'adult' }).length > 0

const toFlips = (flipped: readonly LatestAd[]): Flips['held'] => ({
  count: flipped.length,
  ads: flipped
    .slice(0, FLIPS_NAMED)
    .map(({ id, slug, heading, state }) => ({ id, slug, heading, state })),
})

/** Judges the latest ads by two lists of words: which only the new one would hold, which only the old one. */
export const replayRules = async (
  tx: Transaction,
  { before, after }: Readonly<{ before: Stems; after: Stems }>,
): Promise<Flips> => {
  const changed = [...before, ...after].filter((stem) => before.has(stem) !== after.has(stem))
  const found = await adsWith(tx, changed)
  const moved = found.filter((ad) => hasAnyStem(before, ad) !== hasAnyStem(after, ad))
  const flipped = moved.filter((ad) => !isHeldAnyway(ad))
  const alive = await tx.$count(ads, ne(ads.state, 'deleted'))

  return {
    replayed: Math.min(alive, REPLAYED_ADS),
    held: toFlips(flipped.filter((ad) => hasAnyStem(after, ad))),
    released: toFlips(flipped.filter((ad) => hasAnyStem(before, ad))),
  }
}

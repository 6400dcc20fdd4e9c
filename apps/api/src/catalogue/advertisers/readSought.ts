import type { readAdvertiserCall } from '@inzrt/contracts/browse/advertiser'
import type { ParsedQueryOf } from '@inzrt/contracts/wire/call'
import { readQuery } from '@inzrt/domain/search'
import type { Brand } from '../../platform/brand/Brand.ts'
import { toTextQuery } from '../search/toTextQuery.ts'
import type { SectionCatalogue } from '../sections/SectionCatalogue.ts'
import type { SectionShare, Sought } from './advertisers.repository.ts'

type Query = Pick<ParsedQueryOf<typeof readAdvertiserCall>, 'q' | 'sectionSlug'>

/** A query of text search that nothing answers: what holds no word finds no ad. */
const NOTHING = ''

/** What is looked for among the ads of an advertiser; within a section that there is none of, nothing is found. */
export const readSought = (
  catalogue: SectionCatalogue,
  brand: Brand,
  { q = '', sectionSlug }: Query,
): Sought => ({
  words: q.trim() === '' ? null : toTextQuery(readQuery(q).terms) || NOTHING,
  sectionIds: sectionSlug === undefined ? null : (catalogue.bySlug(brand, sectionSlug)?.ids ?? []),
})

/** How many ads stand in some sections; null: in all. */
export const countWithin = (
  shares: readonly SectionShare[],
  sectionIds: readonly number[] | null,
): number =>
  shares
    .filter(({ sectionId }) => sectionIds === null || sectionIds.includes(sectionId))
    .reduce((sum, { adsCount }) => sum + adsCount, 0)

import { IMAGE_BASE, IMAGE_VARIANTS } from '@inzrt/contracts/ads/image'
import { pageAt } from '@inzrt/contracts/pages'
import { AGE_PROOF_META } from '@inzrt/contracts/visitor/ageProof'
import type { Metadata } from 'next'

export type PageFacts = Readonly<{
  title: string
  description: string
  /** Canonical path, with its query when that makes another page. */
  path: string
  /** The ad whose share card the API draws. */
  cardSlug?: string | undefined
  /** Feed of what the page lists. */
  feedPath?: string | undefined
  /** Kept out of search engines, where the table of pages does not say so of all: filtered lists, some ads. */
  isHidden?: boolean | undefined
  /** The bff shows it to nobody whose age was not proved. */
  needsAgeProof?: boolean | undefined
}>

const isNeverKept = (path: string): boolean => {
  const page = pageAt(path.split('?', 1)[0] ?? '')

  return page !== undefined && page.search !== 'kept'
}

const cardOf = (slug: string) => {
  const { width, height } = IMAGE_VARIANTS.card

  return { url: `${IMAGE_BASE}/card/${slug}.jpg`, width, height }
}

/** Metadata of one page: its canonical address, how it looks when shared, whether it may be indexed. */
export const pageMetadata = (page: PageFacts): Metadata => ({
  title: page.title,
  description: page.description,
  alternates: {
    canonical: page.path,
    ...(page.feedPath && { types: { 'application/rss+xml': page.feedPath } }),
  },
  openGraph: {
    title: page.title,
    description: page.description,
    url: page.path,
    locale: 'cs_CZ',
    type: 'website',
    images: page.cardSlug ? cardOf(page.cardSlug) : '/share-card.png',
  },
  ...(page.needsAgeProof && { other: { [AGE_PROOF_META.name]: AGE_PROOF_META.content } }),
  ...((page.isHidden || isNeverKept(page.path)) && { robots: { index: false, follow: true } }),
})

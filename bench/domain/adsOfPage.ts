import type { AdFixture } from '@inzrt/fixtures/catalogue/AdFixture'
import { generateAds } from '@inzrt/fixtures/catalogue/generateAds'
import { PER_PAGE } from '@inzrt/rules/limits'

export const SEED = 1
export const NOW = new Date('2026-06-15T12:00:00Z')

/** Ads as one page of a listing shows them. */
export const adsOfPage: readonly AdFixture[] = [
  ...generateAds({ seed: SEED, now: NOW, count: PER_PAGE }),
]

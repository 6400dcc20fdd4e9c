import type { Brand } from '../../../apps/api/src/platform/brand/Brand.ts'

export type FoundAd = Readonly<{ heading: string; type: string; sectionSlug: string }>

/** The first ten ads of a site for a query. */
export type Search = (brand: Brand, query: string) => Promise<readonly FoundAd[]>

export const FIRST = 10

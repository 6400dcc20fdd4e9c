import 'server-only'
import { searchPrintedAdsCall } from '@inzrt/contracts/newspaper/printedAd'
import { orThrow } from '../../shell/api/orThrow.ts'
import { publicApi } from '../../shell/api/publicApi.server.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import type { ArchiveQuery } from './archiveQuery.ts'

/** A page of what past editions hold of what was asked for. */
export const loadPrints = async (brand: Brand, { term, section, page }: ArchiveQuery) =>
  orThrow(
    await publicApi(brand).call(searchPrintedAdsCall, {
      query: { q: term, page, ...(section && { sectionSlug: section }) },
    }),
  )

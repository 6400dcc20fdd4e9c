import { listEditions } from '@inzrt/api-client/editions/listEditions'
import { orThrow } from '../api/orThrow.ts'
import { publicApi } from '../api/publicApi.server.ts'
import { ArticlePage } from '../article/ArticlePage.tsx'
import type { Brand } from '../brand/Brand.ts'
import { editionArchive } from '../content/editionArchive.ts'

/** Editions of the newspaper that came out; the adult site has none. */
export const ArchivePage = async ({ brand }: { brand: Brand }) => {
  const editions = brand.hasNewspaper
    ? orThrow(await listEditions(publicApi(brand), { scope: 'archive' })).data
    : []

  return <ArticlePage brand={brand} article={editionArchive(editions)} />
}

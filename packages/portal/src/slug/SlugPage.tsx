import { notFound, permanentRedirect } from 'next/navigation'
import type { Brand } from '../brand/Brand.ts'
import { AdView } from '../detail/AdView.tsx'
import { SectionView } from '../listing/SectionView.tsx'
import { parseListing } from '../listing-url/parseListing.ts'
import type { SearchParams } from '../listing-url/SearchParams.ts'
import { serialiseListing } from '../listing-url/serialiseListing.ts'
import { loadSlug } from './loadSlug.server.ts'

export type SlugPageProps = {
  brand: Brand
  params: Promise<{ slug: string }>
  searchParams: Promise<SearchParams>
}

/** Whatever an address of one segment leads to: a section, an ad, where it moved, or nothing. */
export const SlugPage = async ({ brand, params, searchParams }: SlugPageProps) => {
  const { slug } = await params
  const query = await searchParams
  const target = await loadSlug(brand, slug, query)
  if (!target) notFound()
  const state = parseListing(query)
  if (target.redirectTo) permanentRedirect(serialiseListing(`/${target.redirectTo}`, state))

  return target.slugType === 'section' ? (
    <SectionView brand={brand} section={target.section} state={state} counts={target.counts} />
  ) : (
    <AdView brand={brand} ad={target.ad} />
  )
}

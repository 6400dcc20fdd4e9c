import { notFound, permanentRedirect } from 'next/navigation'
import type { Brand } from '../../shell/brand/Brand.ts'
import { parseListing } from '../../shell/listing-url/parseListing.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { AdView } from '../detail/AdView.tsx'
import { SectionView } from '../listing/SectionView.tsx'
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
    <SectionView
      brand={brand}
      section={target.section}
      state={state}
      counts={target.counts}
      place={target.place}
      map={target.map}
    />
  ) : (
    <AdView brand={brand} ad={target.ad} />
  )
}

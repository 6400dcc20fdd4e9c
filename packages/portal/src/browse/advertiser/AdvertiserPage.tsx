import { AdvertiserHead } from '@inzrt/ui/advertiser/AdvertiserHead.tsx'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingLayout } from '@inzrt/ui/listing/ListingLayout.tsx'
import { notFound } from 'next/navigation'
import { toRowItems } from '../../ad/toRowItems.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import type { SearchParams } from '../../shell/metadata/SearchParams.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { loadSite } from '../../site/loadSite.server.ts'
import { SitePage } from '../../site/SitePage.tsx'
import { toCrumbs } from '../../site/toCrumbs.ts'
import { ListingFrame } from '../listing/ListingFrame.tsx'
import { nextEdition } from '../newspaper/nextEdition.ts'
import { AdvertiserRatings } from './AdvertiserRatings.tsx'
import { loadAdvertiser } from './loadAdvertiser.server.ts'
import { pageOf } from './pageOf.ts'
import { toAdvertiserHead } from './toAdvertiserHead.ts'

export type AdvertiserPageProps = {
  brand: Brand
  params: Promise<{ nickname: string }>
  searchParams: Promise<SearchParams>
}

/** The public profile of a nickname: who it is, and their ads on this site. */
export const AdvertiserPage = async ({ brand, params, searchParams }: AdvertiserPageProps) => {
  const { nickname } = await params
  const page = pageOf(await searchParams)
  const [site, profile] = await Promise.all([
    loadSite(brand),
    loadAdvertiser(brand, nickname, page),
  ])
  if (!profile) notFound()
  const now = currentTime()
  const edition = nextEdition(brand, site.editions, now)
  const { data, meta } = profile.advertisements

  return (
    <SitePage brand={brand}>
      <Wrap>
        <StaticHtml name="head">
          <Breadcrumb
            items={toCrumbs(brand, origins(brand, settings()), [{ label: profile.nickname }])}
          />
          <AdvertiserHead {...toAdvertiserHead(profile, brand.nameLocative)} />
        </StaticHtml>
        <ListingLayout>
          <ListingFrame
            path={`/uzivatel/${nickname}`}
            params={{
              source: { kind: 'advertiser', nickname },
              state: { ...INITIAL_LISTING, page },
            }}
            items={toRowItems(data, [], page, { now, edition })}
            pagination={meta.pagination}
            edition={edition}
          />
        </ListingLayout>
        <AdvertiserRatings profile={profile} />
      </Wrap>
    </SitePage>
  )
}

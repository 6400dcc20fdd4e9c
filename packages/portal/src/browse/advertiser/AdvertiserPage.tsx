import { AdvertiserHead } from '@inzrt/ui/advertiser/AdvertiserHead.tsx'
import { CompanyAbout } from '@inzrt/ui/advertiser/CompanyAbout.tsx'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { ListingLayout } from '@inzrt/ui/listing/ListingLayout.tsx'
import { SectionSearch } from '@inzrt/ui/search/SectionSearch.tsx'
import { notFound } from 'next/navigation'
import { toRowItems } from '../../ad/toRowItems.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { INITIAL_LISTING } from '../../shell/listing-url/ListingState.ts'
import { BreadcrumbData } from '../../shell/metadata/BreadcrumbData.tsx'
import { JsonLd } from '../../shell/metadata/JsonLd.tsx'
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
import { advertiserHref, advertiserQuery } from './advertiserQuery.ts'
import { companyName } from './companyName.ts'
import { loadAdvertiser } from './loadAdvertiser.server.ts'
import { toAdvertiserHead } from './toAdvertiserHead.ts'
import { hasSearch, toAdvertiserSearch } from './toAdvertiserSearch.ts'
import { toCompanyAbout } from './toCompanyAbout.ts'
import { toOrganization } from './toOrganization.ts'

export type AdvertiserPageProps = {
  brand: Brand
  params: Promise<{ nickname: string }>
  searchParams: Promise<SearchParams>
}

/** The public profile of a nickname: who it is, and their ads on this site. */
export const AdvertiserPage = async ({ brand, params, searchParams }: AdvertiserPageProps) => {
  const { nickname } = await params
  const query = advertiserQuery(await searchParams)
  const [site, profile] = await Promise.all([
    loadSite(brand),
    loadAdvertiser(brand, nickname, query),
  ])
  if (!profile) notFound()
  const now = currentTime()
  const edition = nextEdition(brand, site.editions, now)
  const { data, meta } = profile.advertisements
  const path = `/uzivatel/${nickname}`
  const { page, ...sought } = query
  const { own } = origins(brand, settings())
  const crumbs = toCrumbs(brand, origins(brand, settings()), [
    { label: companyName(profile) ?? profile.nickname },
  ])
  const about = toCompanyAbout(profile)
  const organization = toOrganization(profile, own)

  return (
    <SitePage brand={brand}>
      <Wrap>
        <StaticHtml name="head">
          <Breadcrumb items={crumbs} />
          <AdvertiserHead {...toAdvertiserHead(profile, brand.nameLocative)} />
          {about && <CompanyAbout {...about} />}
          {hasSearch(profile, sought) && (
            <SectionSearch {...toAdvertiserSearch(profile, sought, path)} />
          )}
        </StaticHtml>
        <ListingLayout>
          <ListingFrame
            path={advertiserHref(path, sought)}
            params={{
              source: { kind: 'advertiser', nickname, sought },
              state: { ...INITIAL_LISTING, page },
            }}
            items={toRowItems(data, [], page, { now, edition, term: sought.term || undefined })}
            pagination={meta.pagination}
            edition={edition}
            whenEmpty={
              <EmptyState title="Takový inzerát tu inzerent nemá" icon={null}>
                <LinkButton href={path}>Všechny jeho inzeráty</LinkButton>
              </EmptyState>
            }
          />
        </ListingLayout>
        <AdvertiserRatings profile={profile} />
      </Wrap>
      {organization && (
        <StaticHtml name="data">
          <BreadcrumbData crumbs={crumbs} origin={own} />
          <JsonLd data={organization} />
        </StaticHtml>
      )}
    </SitePage>
  )
}

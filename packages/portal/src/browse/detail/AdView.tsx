import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { localityName } from '@inzrt/domain/locality'
import { truncate } from '@inzrt/domain/text'
import { ageInHeading, shownPrice } from '@inzrt/rules/ad'
import { REPORT_CONTENT_MAX } from '@inzrt/rules/limits'
import { Breadcrumb } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { ContactBar } from '@inzrt/ui/detail/ContactBar.tsx'
import { DetailHead } from '@inzrt/ui/detail/DetailHead.tsx'
import { DetailLayout } from '@inzrt/ui/detail/DetailLayout.tsx'
import { EndedNotice } from '@inzrt/ui/detail/EndedNotice.tsx'
import { Gallery } from '@inzrt/ui/detail/gallery/Gallery.client.tsx'
import { NoPhoto } from '@inzrt/ui/detail/gallery/NoPhoto.tsx'
import { SellerCard } from '@inzrt/ui/detail/SellerCard.tsx'
import { Wrap } from '@inzrt/ui/layout/Wrap.tsx'
import { PriceGuide } from '@inzrt/ui/price/PriceGuide.tsx'
import { AdData } from '../../ad/AdData.tsx'
import { FavouriteButton } from '../../ad/favourites/FavouriteButton.client.tsx'
import { priceFacts } from '../../ad/priceFacts.ts'
import { toPriceGuide } from '../../ad/priceTexts.ts'
import { toHead } from '../../ad/toHead.ts'
import { toPhotos } from '../../ad/toPhotos.ts'
import type { Brand } from '../../shell/brand/Brand.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { BreadcrumbData } from '../../shell/metadata/BreadcrumbData.tsx'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { loadSite } from '../../site/loadSite.server.ts'
import { SitePage } from '../../site/SitePage.tsx'
import { toCrumbs } from '../../site/toCrumbs.ts'
import { nextEdition } from '../newspaper/nextEdition.ts'
import { findTrail } from '../sections/findTrail.ts'
import { SeenAds } from '../seen/SeenAds.client.tsx'
import { RememberSlug } from '../slug/RememberSlug.client.tsx'
import { AdBody } from './AdBody.tsx'
import { contactHref } from './contact/contactHref.ts'
import { Owner } from './owner/Owner.client.tsx'
import { AdSheet } from './print/AdSheet.tsx'
import { PrintButton } from './print/PrintButton.client.tsx'
import { PrintedAd } from './print/PrintedAd.tsx'
import { Reach } from './Reach.tsx'
import { ReportAndShare } from './ReportAndShare.tsx'
import { loadPriceGuide } from './related/loadPriceGuide.server.ts'
import { loadRelated } from './related/loadRelated.server.ts'
import { loadSellersAds } from './related/loadSellersAds.server.ts'
import { RelatedAds } from './related/RelatedAds.tsx'
import { SellersAds } from './related/SellersAds.tsx'
import { toEndedNotice } from './toEndedNotice.ts'
import { toSafetyPanel } from './toSafetyPanel.ts'
import { toSeller } from './toSeller.ts'
import { toTradeSide } from './toTradeSide.ts'
import { ViewCount } from './ViewCount.client.tsx'

/** An ad in full: pictures, price, contact, text, and its neighbours in the section. */
export const AdView = async ({ brand, ad }: { brand: Brand; ad: AdDetail }) => {
  const [site, related, others, prices] = await Promise.all([
    loadSite(brand),
    loadRelated(brand, ad),
    loadSellersAds(brand, ad),
    loadPriceGuide(brand, ad),
  ])
  const now = currentTime()
  const photos = toPhotos(ad)
  const ending = toEndedNotice(ad)
  const trail = findTrail(site.sections, ad.sectionSlug)
  const section = trail.at(-1)
  const addresses = origins(brand, settings())
  const crumbs = toCrumbs(brand, addresses, [
    ...trail.map(({ name, slug }) => ({ label: name, href: `/${slug}` })),
    { label: ad.heading },
  ])
  const context = { now, edition: nextEdition(brand, site.editions, now) }
  const seller = toSeller(ad, brand.nameLocative, others.length)
  const contact = {
    slug: ad.slug,
    heading: ad.heading,
    maskedPhone: ad.phoneNumber ?? null,
    takesMessages: ad.showFields.email,
    type: ad.isDating || brand.id !== 'general' ? null : ad.type,
    side: toTradeSide(ad),
    supportHref: contactHref(ad, settings().SUPPORT_EMAIL),
  }
  /** Of the paper, for an ad that is printed; without it the reports stand beside the text. */
  const rubric = !ending && (ad.edition || ad.printed) ? section?.name : undefined
  const reportAndShare = (
    <ReportAndShare
      slug={ad.slug}
      origin={ending ? null : addresses.own}
      supportHref={contact.supportHref}
    />
  )

  return (
    <SitePage brand={brand} currentSlug={trail[0]?.slug}>
      <Wrap>
        <StaticHtml name="crumbs">
          <Breadcrumb items={crumbs} />
        </StaticHtml>
        <DetailLayout
          gallery={
            photos.length > 0 ? (
              <Gallery photos={photos} />
            ) : (
              <StaticHtml name="no-photo">
                <NoPhoto
                  heading={ad.heading}
                  sectionIcon={section?.icon}
                  person={ad.isDating ? ageInHeading(ad.heading) : null}
                />
              </StaticHtml>
            )
          }
          decision={
            <>
              <StaticHtml name="decision">
                <DetailHead
                  {...toHead(ad, now)}
                  isTopped={ad.topped}
                  isHighlighted={ad.highlighted}
                  unpublished={ending?.label}
                />
              </StaticHtml>
              <Owner slug={ad.slug} part="state" />
              <div data-for-others>
                <FavouriteButton slug={ad.slug} />
              </div>
              {ending ? (
                <StaticHtml name="ended">
                  <EndedNotice
                    title={ending.title}
                    renewHref={ending.renewHref}
                    sectionHref={`/${ad.sectionSlug}`}
                  />
                </StaticHtml>
              ) : (
                <SellerCard {...seller} safety={toSafetyPanel(ad)}>
                  <Reach ad={ad} contact={contact} />
                </SellerCard>
              )}
            </>
          }
          body={
            <>
              <StaticHtml name="body">
                <AdBody ad={ad} />
                <PriceGuide {...toPriceGuide(prices)} />
              </StaticHtml>
              <Owner slug={ad.slug} part="figures" />
              {!ending && <PrintButton />}
            </>
          }
          aside={
            rubric ? (
              <StaticHtml name="printed">
                <PrintedAd ad={ad} section={rubric} neighbours={related} now={now} />
              </StaticHtml>
            ) : (
              reportAndShare
            )
          }
          foot={rubric && reportAndShare}
        />
        <StaticHtml name="others">
          <SellersAds ads={others} context={context} profileHref={seller.profileHref} />
        </StaticHtml>
        {section && (
          <StaticHtml name="related">
            <RelatedAds section={section} ads={related} context={context} />
          </StaticHtml>
        )}
        <SeenAds
          current={{
            href: `/${ad.slug}`,
            heading: ad.heading,
            facts: [localityName(ad.PSC), ...priceFacts(ad, 'short')].join(', '),
          }}
        />
      </Wrap>
      {!ending && (
        <>
          <ContactBar price={shownPrice(ad)}>
            <Reach ad={ad} contact={{ ...contact, isShort: true }} />
          </ContactBar>
          <StaticHtml name="sheet">
            <AdSheet brand={brand} ad={ad} origin={addresses.own} />
          </StaticHtml>
          <ViewCount slug={ad.slug} />
        </>
      )}
      <RememberSlug
        item={{
          slugType: 'inzrt',
          slug: ad.slug,
          heading: ad.heading,
          content: truncate(ad.content, REPORT_CONTENT_MAX),
        }}
      />
      <StaticHtml name="data">
        <BreadcrumbData crumbs={crumbs} origin={addresses.own} />
        {!ending && !ad.isDating && <AdData ad={ad} origin={addresses.own} />}
      </StaticHtml>
    </SitePage>
  )
}

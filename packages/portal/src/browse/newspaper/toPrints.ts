import type { PrintedAd } from '@inzrt/contracts/newspaper/printedAd'
import { formatDate } from '@inzrt/domain/time'
import type { FoundPrint } from '@inzrt/ui/newspaper/PrintedAds.tsx'

/** Programs that read PDF open the page which the address names. */
const paperOf = ({ pdfPath, page }: PrintedAd): string =>
  page === null ? pdfPath : `${pdfPath}#page=${page}`

/** Lines that were found in past editions, with where they stand. */
export const toPrints = (ads: readonly PrintedAd[]): readonly FoundPrint[] =>
  ads.map((ad) => ({
    lead: ad.lead,
    text: ad.text,
    paper: paperOf(ad),
    where: [`č.\u00a0${ad.number}/${ad.year}`, ad.page !== null && `strana\u00a0${ad.page}`]
      .filter(Boolean)
      .join(', '),
    released: formatDate(new Date(ad.releaseDate), 'weekday'),
    section: { name: ad.sectionName, href: `/${ad.sectionSlug}` },
    ad: ad.adSlug && `/${ad.adSlug}`,
  }))

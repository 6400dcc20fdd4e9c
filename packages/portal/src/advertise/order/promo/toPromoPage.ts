import { parseAdSlug } from '@inzrt/domain/slug'
import { notFound, permanentRedirect } from 'next/navigation'

/** Leads from the catalogue of services to their order for one ad. */
export const toPromoPage = async ({ params }: { params: Promise<{ slug: string }> }) => {
  const { slug } = await params
  if (!parseAdSlug(slug)) notFound()

  permanentRedirect(`/${slug}/promo`)
}

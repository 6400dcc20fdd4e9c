import { parseAdSlug } from '@inzrt/domain/slug'
import { notFound, permanentRedirect } from 'next/navigation'

/** An ad's address under this page is an older one of the page where it is changed. */
export const MovedToEdit = async ({ params }: { params: Promise<{ slug: string }> }) => {
  const { slug } = await params
  if (!parseAdSlug(slug)) notFound()

  return permanentRedirect(`/${slug}/edit`)
}

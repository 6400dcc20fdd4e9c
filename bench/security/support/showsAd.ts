import type { RawReply } from '../../../apps/bff/src/testing/attacks/RawClient.ts'
import type { ListedAd } from './catalogue.ts'

/** A request for an address of a host, byte for byte. */
export const get = (path: string, host: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`

/** Every address that could show something of an ad. */
export const waysTo = ({ slug, heading, section, picture }: ListedAd): string[] => {
  const words = encodeURIComponent(heading)
  return [
    `/${slug}`,
    `/${slug}/rss`,
    `/${section}`,
    `/${section}/rss`,
    `/search?term=${words}`,
    `/search/rss?term=${words}`,
    `/api/front/slug/${slug}`,
    `/api/front/slug/${section}?sectionInclude=advertisements`,
    `/api/front/inzrts/${slug}?include=images,section,advertiser,promos`,
    `/api/front/inzrts?sectionSlug=${section}&perPage=50`,
    `/api/front/sections/slug/${section}?include=advertisements`,
    `/api/front/spsection?slug=${section}&include=advertisements`,
    `/api/front/search?q=${words}&include=advertisements`,
    `/api/front/search?q=${words}&sectionSlug=${section}&include=advertisements`,
    ...(picture
      ? [`/api/image${picture}`, `/api/image${picture.replace('-thumb', '-large')}`]
      : []),
  ]
}

/** Whether an answer shows anything of an ad. */
export const showsAd = (reply: RawReply | null, { slug }: ListedAd, path: string): boolean => {
  if (!reply) return false
  if (path.startsWith('/api/image')) return reply.status === 200 || reply.status === 304
  return reply.status < 400 && reply.body.includes(slug)
}

import type { RawClient } from '../../../apps/bff/src/testing/attacks/RawClient.ts'

export type ListedAd = Readonly<{
  slug: string
  heading: string
  section: string
  picture: string | null
}>

type Row = Readonly<{
  slug: string
  heading: string
  sectionSlug: string
  mainImageThumbPath: string | null
}>

/** What a visitor of this host may list: so many ads, as its own calls give them. */
export const catalogue = async (
  client: RawClient,
  host: string,
  most: number,
): Promise<ListedAd[]> => {
  const ads: ListedAd[] = []
  for (let page = 1; ads.length < most; page += 1) {
    const path = `/api/front/inzrts?perPage=50&page=${page}`
    const reply = await client.ask(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: age-verified=1\r\n\r\n`,
    )
    const { data } = JSON.parse(reply?.body.toString() ?? '{}') as { data?: Row[] }
    if (!data || data.length === 0) break
    for (const { slug, heading, sectionSlug, mainImageThumbPath } of data)
      ads.push({ slug, heading, section: sectionSlug, picture: mainImageThumbPath })
  }
  return ads.slice(0, most)
}

import { sectionFeed } from '@inzrt/portal/browse/feeds/sectionFeed.ts'
import { brand } from '#brand'

export const GET = async (_: Request, { params }: RouteContext<'/[slug]/rss'>) =>
  sectionFeed(brand, (await params).slug)

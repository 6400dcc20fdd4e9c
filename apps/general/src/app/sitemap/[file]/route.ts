import { sitemapFile } from '@inzrt/portal/browse/seo/sitemap.ts'
import { brand } from '#brand'

export const GET = async (_: Request, { params }: RouteContext<'/sitemap/[file]'>) =>
  sitemapFile(brand, (await params).file)

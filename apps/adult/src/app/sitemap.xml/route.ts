import { sitemapIndex } from '@inzrt/portal/browse/seo/sitemap.ts'
import { brand } from '#brand'

export const dynamic = 'force-dynamic'
export const GET = () => sitemapIndex(brand)

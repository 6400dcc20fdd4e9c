import { robots } from '@inzrt/portal/browse/seo/robots.ts'
import { brand } from '#brand'

export const dynamic = 'force-dynamic'
export const GET = () => robots(brand)

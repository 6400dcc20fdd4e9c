import { manifest } from '@inzrt/portal/browse/seo/manifest.ts'
import { brand } from '#brand'

export const dynamic = 'force-dynamic'
export const GET = () => manifest(brand)

import { manifest } from '@inzrt/portal/seo/manifest.ts'
import { brand } from '#brand'

export const dynamic = 'force-dynamic'
export const GET = () => manifest(brand)

import { OfflinePage } from '@inzrt/portal/site/offline/OfflinePage.tsx'
import type { Metadata } from 'next'
import { brand } from '#brand'

export const metadata: Metadata = { title: 'Bez připojení', robots: { index: false } }

const Page = () => <OfflinePage brand={brand} />
export default Page

import { GatePage } from '@inzrt/portal/browse/gate/GatePage.tsx'
import { brand } from '#brand'

export const metadata = { title: 'Ověření věku', robots: { index: false } }

const Page = () => <GatePage brand={brand} demand="proof" />
export default Page

import { GatePage } from '@inzrt/portal/browse/gate/GatePage.tsx'
import { brand } from '#brand'

export const metadata = { title: 'Vstup', robots: { index: false } }

const Page = () => <GatePage brand={brand} />
export default Page

import { StillValidPage } from '@inzrt/portal/advertise/order/renew/StillValidPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Stále platí?',
  description: 'Potvrzení, že inzerát stále platí.',
  path: '/uzivatel/stale-plati',
})

const Page = () => <StillValidPage brand={brand} />
export default Page

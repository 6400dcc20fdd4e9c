import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { StillValidPage } from '@inzrt/portal/order/renew/StillValidPage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Stále platí?',
  description: 'Potvrzení, že inzerát stále platí.',
  path: '/uzivatel/stale-plati',
  isHidden: true,
})

const Page = () => <StillValidPage brand={brand} />
export default Page

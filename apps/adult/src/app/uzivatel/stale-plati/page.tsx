import { ConfirmFreshnessPage } from '@inzrt/portal/advertise/order/renew/ConfirmFreshnessPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Stále platí?',
  description: 'Potvrzení, že inzerát stále platí.',
  path: '/uzivatel/stale-plati',
})

const Page = () => <ConfirmFreshnessPage brand={brand} />
export default Page

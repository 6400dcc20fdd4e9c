import { ConfirmAdPage } from '@inzrt/portal/advertise/ad-form/confirm/ConfirmAdPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Potvrzení inzerátu',
  description: 'Potvrzení e-mailu, ze kterého byl inzerát vložen.',
  path: '/uzivatel/overeni-inzeratu',
})

const Page = () => <ConfirmAdPage brand={brand} />
export default Page

import { ConfirmAdPage } from '@inzrt/portal/advertise/ad-form/confirm/ConfirmAdPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Potvrzení inzerátu',
  description: 'Potvrzení e-mailu, který jste u\u00a0inzerátu uvedli.',
  path: '/uzivatel/overeni-inzeratu',
})

const Page = () => <ConfirmAdPage brand={brand} />
export default Page

import { VerifyEmailPage } from '@inzrt/portal/account/pages/VerifyEmailPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Potvrzení e-mailu',
  description: 'Potvrzení e-mailové adresy účtu inzerenta.',
  path: '/uzivatel/overeni-emailu',
})

const Page = () => <VerifyEmailPage brand={brand} />
export default Page

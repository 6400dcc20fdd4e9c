import { ResetPage } from '@inzrt/portal/account/pages/ResetPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Nové heslo',
  description: 'Nastavení nového hesla k účtu inzerenta.',
  path: '/uzivatel/reset-hesla',
})

const Page = () => <ResetPage brand={brand} />
export default Page

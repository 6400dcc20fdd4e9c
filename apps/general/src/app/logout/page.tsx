import { LogoutPage } from '@inzrt/portal/account/pages/LogoutPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Odhlášení',
  description: 'Odhlášení z účtu inzerenta.',
  path: '/logout',
})

const Page = () => <LogoutPage brand={brand} />
export default Page

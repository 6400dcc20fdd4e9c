import { LoginPage } from '@inzrt/portal/account/pages/LoginPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Přihlášení',
  description: 'Přihlášení do účtu inzerenta.',
  path: '/login',
})

const Page = () => <LoginPage brand={brand} />
export default Page

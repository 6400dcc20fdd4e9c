import { RegisterPage } from '@inzrt/portal/account/pages/RegisterPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Nová registrace',
  description: 'Založte si účet inzerenta: soukromý, nebo firemní.',
  path: '/registrace',
})

const Page = () => <RegisterPage brand={brand} />
export default Page

import { AccountPage } from '@inzrt/portal/account/AccountPage.tsx'
import { accountMetadata } from '@inzrt/portal/account/accountMetadata.ts'
import { brand } from '#brand'

export const generateMetadata = (props: PageProps<'/muj-ucet'>) =>
  accountMetadata({ ...props, brand })

const Page = (props: PageProps<'/muj-ucet'>) => <AccountPage {...props} brand={brand} />
export default Page

import { AccountPage } from '@inzrt/portal/account/AccountPage.tsx'
import { accountMetadata } from '@inzrt/portal/account/accountMetadata.ts'
import { brand } from '#brand'

export const generateMetadata = (props: PageProps<'/zpravy'>) =>
  accountMetadata({ ...props, brand, tab: 'zpravy' })

const Page = (props: PageProps<'/zpravy'>) => <AccountPage {...props} brand={brand} tab="zpravy" />
export default Page

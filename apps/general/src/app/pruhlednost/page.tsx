import { TransparencyPage } from '@inzrt/portal/read/notice/TransparencyPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Průhlednost moderace',
  description: 'Kolik oznámení jsme přijali, jak jsme rozhodli a jak rychle.',
  path: '/pruhlednost',
})

const Page = () => <TransparencyPage brand={brand} />
export default Page

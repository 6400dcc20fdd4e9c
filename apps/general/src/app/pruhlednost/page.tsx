import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { TransparencyPage } from '@inzrt/portal/notice/TransparencyPage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Průhlednost moderace',
  description: 'Kolik oznámení jsme přijali, jak jsme rozhodli a jak rychle.',
  path: '/pruhlednost',
})

const Page = () => <TransparencyPage brand={brand} />
export default Page

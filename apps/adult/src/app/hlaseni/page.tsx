import { FollowReportPage } from '@inzrt/portal/read/report/FollowReportPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Vaše hlášení',
  description: 'Jak dopadlo vaše hlášení inzerátu.',
  path: '/hlaseni',
})

const Page = () => <FollowReportPage brand={brand} />
export default Page

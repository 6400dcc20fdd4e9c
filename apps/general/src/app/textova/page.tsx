import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { LineAdsPage } from '@inzrt/portal/newspaper/LineAdsPage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Textová inzerce',
  description: 'Řádkový inzerát na webu a na papíře, s ceníkem podle rubrik.',
  path: '/textova',
})

const Page = () => <LineAdsPage brand={brand} />
export default Page

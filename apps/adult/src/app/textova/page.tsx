import { LineAdsPage } from '@inzrt/portal/browse/newspaper/LineAdsPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Textová inzerce',
  description: 'Řádkový inzerát na webu a na papíře, s ceníkem podle rubrik.',
  path: '/textova',
})

const Page = () => <LineAdsPage brand={brand} />
export default Page

import { DatesPage } from '@inzrt/portal/browse/newspaper/DatesPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Data vydání a uzávěrky',
  description: 'Kdy je uzávěrka příštího čísla a kdy vychází.',
  path: '/data-vydani',
})

const Page = () => <DatesPage brand={brand} />
export default Page

import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { DatesPage } from '@inzrt/portal/newspaper/DatesPage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Data vydání a uzávěrky',
  description: 'Kdy je uzávěrka příštího čísla a kdy vychází.',
  path: '/data-vydani',
})

const Page = () => <DatesPage brand={brand} />
export default Page

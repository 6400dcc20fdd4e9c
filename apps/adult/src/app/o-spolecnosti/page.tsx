import { AboutPage } from '@inzrt/portal/read/AboutPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'O společnosti',
  description: 'Kdo jsme, jak nás zastihnete a co u nás můžete objednat.',
  path: '/o-spolecnosti',
})

const Page = () => <AboutPage brand={brand} />
export default Page

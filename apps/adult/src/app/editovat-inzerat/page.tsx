import { FindAdPage } from '@inzrt/portal/advertise/find-ad/FindAdPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Upravit inzerát',
  description: 'Otevřete inzerát vložený bez účtu: heslem, nebo odkazem na ověřený kontakt.',
  path: '/editovat-inzerat',
})

const Page = () => <FindAdPage brand={brand} />
export default Page

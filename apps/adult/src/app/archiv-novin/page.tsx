import { ArchivePage } from '@inzrt/portal/browse/newspaper/ArchivePage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Archiv novin',
  description: 'Tištěná čísla, která už vyšla.',
  path: '/archiv-novin',
})

const Page = () => <ArchivePage brand={brand} />
export default Page

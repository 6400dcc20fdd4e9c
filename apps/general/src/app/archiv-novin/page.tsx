import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { ArchivePage } from '@inzrt/portal/newspaper/ArchivePage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Archiv novin',
  description: 'Tištěná čísla, která už vyšla.',
  path: '/archiv-novin',
})

const Page = () => <ArchivePage brand={brand} />
export default Page

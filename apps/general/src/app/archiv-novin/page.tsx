import { ArchivePage } from '@inzrt/portal/browse/newspaper/ArchivePage.tsx'
import { archiveMetadata } from '@inzrt/portal/browse/newspaper/archiveMetadata.ts'
import { brand } from '#brand'

export const generateMetadata = (props: PageProps<'/archiv-novin'>) => archiveMetadata(props)

const Page = (props: PageProps<'/archiv-novin'>) => <ArchivePage {...props} brand={brand} />
export default Page

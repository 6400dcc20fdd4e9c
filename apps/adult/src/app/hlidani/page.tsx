import { WatchPage } from '@inzrt/portal/browse/saved-searches/WatchPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Hlídání inzerátů',
  description: 'Nové inzeráty k vašemu hledání e-mailem, bez účtu.',
  path: '/hlidani',
})

const Page = (props: PageProps<'/hlidani'>) => <WatchPage {...props} brand={brand} />
export default Page

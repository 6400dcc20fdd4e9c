import { AppealPage } from '@inzrt/portal/read/appeal/AppealPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Odvolání',
  description: 'Odvolání proti rozhodnutí o inzerátu.',
  path: '/odvolani',
})

const Page = () => <AppealPage brand={brand} />
export default Page

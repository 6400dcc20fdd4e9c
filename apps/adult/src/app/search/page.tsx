import { SearchPage } from '@inzrt/portal/search/SearchPage.tsx'
import { searchMetadata } from '@inzrt/portal/search/searchMetadata.ts'
import { brand } from '#brand'

export const generateMetadata = (props: PageProps<'/search'>) => searchMetadata({ ...props, brand })

const Page = (props: PageProps<'/search'>) => <SearchPage {...props} brand={brand} />
export default Page

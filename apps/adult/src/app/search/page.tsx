import { SearchPage } from '@inzrt/portal/browse/search/SearchPage.tsx'
import { searchMetadata } from '@inzrt/portal/browse/search/searchMetadata.ts'
import { brand } from '#brand'

export const generateMetadata = (props: PageProps<'/search'>) => searchMetadata({ ...props, brand })

const Page = (props: PageProps<'/search'>) => <SearchPage {...props} brand={brand} />
export default Page

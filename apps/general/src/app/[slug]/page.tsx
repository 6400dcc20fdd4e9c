import { SlugPage } from '@inzrt/portal/browse/slug/SlugPage.tsx'
import { slugMetadata } from '@inzrt/portal/browse/slug/slugMetadata.ts'
import { brand } from '#brand'

export const generateMetadata = (props: PageProps<'/[slug]'>) => slugMetadata({ ...props, brand })

const Page = (props: PageProps<'/[slug]'>) => <SlugPage {...props} brand={brand} />
export default Page

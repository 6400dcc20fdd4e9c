import { aboutAdvertising } from '@inzrt/portal/content/aboutAdvertising.ts'
import { ArticlePage } from '@inzrt/portal/read/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/read/articleMetadata.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(aboutAdvertising, '/o-inzerci')

const Page = () => <ArticlePage brand={brand} article={aboutAdvertising} />
export default Page

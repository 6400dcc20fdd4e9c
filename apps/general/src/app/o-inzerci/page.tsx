import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { aboutAdvertising } from '@inzrt/portal/content/aboutAdvertising.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(aboutAdvertising, '/o-inzerci')

const Page = () => <ArticlePage brand={brand} article={aboutAdvertising} />
export default Page

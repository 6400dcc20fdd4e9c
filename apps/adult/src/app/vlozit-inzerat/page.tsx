import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { placeAd } from '@inzrt/portal/content/placeAd.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(placeAd, '/vlozit-inzerat')

const Page = () => <ArticlePage brand={brand} article={placeAd} />
export default Page

import { ranking } from '@inzrt/portal/content/ranking.ts'
import { ArticlePage } from '@inzrt/portal/read/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/read/articleMetadata.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(ranking, '/jak-radime')

const Page = () => <ArticlePage brand={brand} article={ranking} />
export default Page

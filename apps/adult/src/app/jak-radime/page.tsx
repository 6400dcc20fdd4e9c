import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { ranking } from '@inzrt/portal/content/ranking.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(ranking, '/jak-radime')

const Page = () => <ArticlePage brand={brand} article={ranking} />
export default Page

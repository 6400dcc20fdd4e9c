import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { advertisingRules } from '@inzrt/portal/content/advertisingRules.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(advertisingRules, '/pravidla-inzerce')

const Page = () => <ArticlePage brand={brand} article={advertisingRules} />
export default Page

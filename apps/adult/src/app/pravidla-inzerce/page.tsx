import { advertisingRules } from '@inzrt/portal/content/advertisingRules.ts'
import { ArticlePage } from '@inzrt/portal/read/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/read/articleMetadata.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(advertisingRules, '/pravidla-inzerce')

const Page = () => <ArticlePage brand={brand} article={advertisingRules} />
export default Page

import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { accessibility } from '@inzrt/portal/content/accessibility.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(accessibility, '/pristupnost')

const Page = () => <ArticlePage brand={brand} article={accessibility} />
export default Page

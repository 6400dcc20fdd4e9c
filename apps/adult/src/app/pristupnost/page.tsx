import { accessibility } from '@inzrt/portal/content/accessibility.ts'
import { ArticlePage } from '@inzrt/portal/read/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/read/articleMetadata.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(accessibility, '/pristupnost')

const Page = () => <ArticlePage brand={brand} article={accessibility} />
export default Page

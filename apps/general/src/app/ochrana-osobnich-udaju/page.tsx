import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { privacyPolicy } from '@inzrt/portal/content/privacyPolicy.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(privacyPolicy, '/ochrana-osobnich-udaju')

const Page = () => <ArticlePage brand={brand} article={privacyPolicy} />
export default Page

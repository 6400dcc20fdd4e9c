import { privacyPolicy } from '@inzrt/portal/content/privacyPolicy.ts'
import { ArticlePage } from '@inzrt/portal/read/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/read/articleMetadata.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(privacyPolicy, '/ochrana-osobnich-udaju')

const Page = () => <ArticlePage brand={brand} article={privacyPolicy} />
export default Page

import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { smsDating } from '@inzrt/portal/content/smsDating.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(smsDating, '/sms-seznamka')

const Page = () => <ArticlePage brand={brand} article={smsDating} />
export default Page

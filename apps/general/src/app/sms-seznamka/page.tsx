import { smsDating } from '@inzrt/portal/content/smsDating.ts'
import { ArticlePage } from '@inzrt/portal/read/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/read/articleMetadata.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(smsDating, '/sms-seznamka')

const Page = () => <ArticlePage brand={brand} article={smsDating} />
export default Page

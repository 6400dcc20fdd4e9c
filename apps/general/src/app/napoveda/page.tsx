import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { help } from '@inzrt/portal/content/help.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(help, '/napoveda')

const Page = () => <ArticlePage brand={brand} article={help} />
export default Page

import { help } from '@inzrt/portal/content/help.ts'
import { ArticlePage } from '@inzrt/portal/read/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/read/articleMetadata.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(help, '/napoveda')

const Page = () => <ArticlePage brand={brand} article={help} />
export default Page

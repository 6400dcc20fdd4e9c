import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { dataProcessing } from '@inzrt/portal/content/dataProcessing.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(dataProcessing, '/zpracovani-osobnich-udaju')

const Page = () => <ArticlePage brand={brand} article={dataProcessing} />
export default Page

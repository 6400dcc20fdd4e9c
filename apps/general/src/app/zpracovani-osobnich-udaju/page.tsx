import { dataProcessing } from '@inzrt/portal/content/dataProcessing.ts'
import { ArticlePage } from '@inzrt/portal/read/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/read/articleMetadata.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(dataProcessing, '/zpracovani-osobnich-udaju')

const Page = () => <ArticlePage brand={brand} article={dataProcessing} />
export default Page

import { ArticlePage } from '@inzrt/portal/article/ArticlePage.tsx'
import { articleMetadata } from '@inzrt/portal/article/articleMetadata.ts'
import { aboutCompany } from '@inzrt/portal/content/aboutCompany.ts'
import { brand } from '#brand'

export const metadata = articleMetadata(aboutCompany, '/o-spolecnosti')

const Page = () => <ArticlePage brand={brand} article={aboutCompany} />
export default Page

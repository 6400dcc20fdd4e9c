import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { CategoriesPage } from '@inzrt/portal/sections/CategoriesPage.tsx'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Rubriky inzerce',
  description: 'Všechny rubriky a podrubriky s počty inzerátů.',
  path: '/rubriky-inzerce',
})

const Page = () => <CategoriesPage brand={brand} />
export default Page

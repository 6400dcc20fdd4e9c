import { CategoriesPage } from '@inzrt/portal/browse/sections/CategoriesPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Rubriky inzerce',
  description: 'Všechny rubriky a podrubriky s počty inzerátů.',
  path: '/rubriky-inzerce',
})

const Page = () => <CategoriesPage brand={brand} />
export default Page

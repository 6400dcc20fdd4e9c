import { NoticePage } from '@inzrt/portal/read/notice/NoticePage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Oznámení protiprávního obsahu',
  description: 'Oznamte obsah, který porušuje zákon. Posoudí ho člověk a o výsledku vám napíšeme.',
  path: '/oznameni',
})

const Page = () => <NoticePage brand={brand} />
export default Page

import { FavouritesPage } from '@inzrt/portal/account/favourites/FavouritesPage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Oblíbené inzeráty',
  description: 'Inzeráty, které jste si v tomto prohlížeči odložili na později.',
  path: '/oblibene',
})

const Page = () => <FavouritesPage brand={brand} />
export default Page

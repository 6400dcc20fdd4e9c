import { UnsubscribePage } from '@inzrt/portal/account/pages/UnsubscribePage.tsx'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Zrušení upozornění',
  description: 'Konec e-mailů o nových inzerátech uloženého hledání.',
  path: '/uzivatel/odhlasit-odber',
})

const Page = () => <UnsubscribePage brand={brand} />
export default Page

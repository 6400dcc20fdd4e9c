import { UnsubscribePage } from '@inzrt/portal/auth/by-letter/UnsubscribePage.tsx'
import { pageMetadata } from '@inzrt/portal/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Zrušení upozornění',
  description: 'Konec e-mailů o nových inzerátech uloženého hledání.',
  path: '/uzivatel/odhlasit-odber',
  isHidden: true,
})

const Page = () => <UnsubscribePage brand={brand} />
export default Page

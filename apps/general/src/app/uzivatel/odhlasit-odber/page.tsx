import { LetterPage } from '@inzrt/portal/browse/saved-searches/LetterPage.tsx'
import { UNSUBSCRIBE } from '@inzrt/portal/browse/saved-searches/letterTexts.ts'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Zrušení upozornění',
  description: 'Konec e-mailů o nových inzerátech uloženého hledání.',
  path: '/uzivatel/odhlasit-odber',
})

const Page = (props: PageProps<'/uzivatel/odhlasit-odber'>) => (
  <LetterPage {...props} brand={brand} texts={UNSUBSCRIBE} />
)
export default Page

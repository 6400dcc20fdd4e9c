import { LetterPage } from '@inzrt/portal/browse/saved-searches/LetterPage.tsx'
import { CONFIRM_WATCH } from '@inzrt/portal/browse/saved-searches/letterTexts.ts'
import { pageMetadata } from '@inzrt/portal/shell/metadata/pageMetadata.ts'
import { brand } from '#brand'

export const metadata = pageMetadata({
  title: 'Potvrzení hlídání',
  description: 'Potvrzení, že chcete dostávat nové inzeráty e-mailem.',
  path: '/hlidani/potvrzeni',
})

const Page = (props: PageProps<'/hlidani/potvrzeni'>) => (
  <LetterPage {...props} brand={brand} texts={CONFIRM_WATCH} />
)
export default Page

import { ConversationPage } from '@inzrt/portal/account/conversations/ConversationPage.tsx'
import { conversationMetadata } from '@inzrt/portal/account/conversations/conversationMetadata.ts'
import { brand } from '#brand'

export const generateMetadata = conversationMetadata

const Page = (props: PageProps<'/zpravy/[conversation]'>) => (
  <ConversationPage {...props} brand={brand} />
)
export default Page

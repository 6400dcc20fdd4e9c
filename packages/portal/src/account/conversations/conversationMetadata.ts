import type { Metadata } from 'next'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'
import type { ConversationPageProps } from './ConversationPage.tsx'

/** Metadata of a conversation; it says nothing of it. */
export const conversationMetadata = async ({
  params,
}: Pick<ConversationPageProps, 'params'>): Promise<Metadata> =>
  pageMetadata({
    title: 'Konverzace',
    description: 'Co si píšete s\u00a0druhou stranou o\u00a0inzerátu.',
    path: `/zpravy/${(await params).conversation}`,
  })

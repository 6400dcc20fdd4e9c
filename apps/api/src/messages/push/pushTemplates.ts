import { countOf, WORD_FORMS } from '@inzrt/domain/text'

/** A notification as the worker of a site shows it. */
export type PushNote = Readonly<{
  title: string
  body: string
  /** Address on the site that it opens. */
  path: string
  /** A later one of the same takes its place. */
  tag: string
}>

type Template<Payload> = (payload: Payload) => PushNote

/** What is new, in so few words as a locked screen may show: a search by its name, an ad by its heading, a message by none of its words. */
export const pushTemplates = {
  searchNews: ({ id, search, query, total }) => ({
    title: countOf(total, WORD_FORMS.newAdvert),
    body: search,
    path: `/search?${query}`,
    tag: `hledani-${id}`,
  }),
  messageNews: ({ conversationId, heading }) => ({
    title: 'Nová zpráva',
    body: `K\u00a0inzerátu „${heading}“`,
    path: `/zpravy/${conversationId}`,
    tag: `zprava-${conversationId}`,
  }),
} as const satisfies {
  searchNews: Template<{ id: number; search: string; query: string; total: number }>
  messageNews: Template<{ conversationId: number; heading: string }>
}

export type PushName = keyof typeof pushTemplates
export type PushPayload<Name extends PushName> = Parameters<(typeof pushTemplates)[Name]>[0]

/** The same where nobody who looks on may learn what it is about. */
export const discreetly = ({ path, tag }: PushNote): PushNote => ({
  path,
  tag,
  title: 'Upozornění',
  body: 'Máte tu něco nového.',
})

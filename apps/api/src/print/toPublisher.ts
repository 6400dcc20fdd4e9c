import type { Site } from '../messages/mail/Site.ts'

/** Whose paper it is, and where its codes lead. */
export type Publisher = Readonly<{
  name: string
  wordmark: string
  /** Public address of the site. */
  origin: string
  /** The same as the paper prints it. */
  address: string
}>

/** The publisher of the paper is the site whose ads it prints. */
export const toPublisher = ({ name, look, origin }: Site): Publisher => ({
  name,
  wordmark: look.wordmark,
  origin,
  address: new URL(origin).host,
})

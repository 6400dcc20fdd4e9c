import type { Site } from './Site.ts'

/** A part of a letter; text and HTML are made from the same parts. */
export type MailBlock =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'link'; label: string; href: string }>
  | Readonly<{ kind: 'code'; label: string; code: string }>
  | Readonly<{ kind: 'item'; label: string; note: string; href: string }>
  | Readonly<{ kind: 'quote'; words: string }>
  | Readonly<{ kind: 'facts'; facts: readonly Fact[] }>
  | Readonly<{ kind: 'warning'; text: string }>

type Fact = readonly [label: string, value: string]

/** What a letter says, before it has a form. Texts are plain: nobody's name can become HTML. */
export type MailContent = Readonly<{
  subject: string
  blocks: readonly MailBlock[]
  /** Where a program for mail ends such letters in one click. */
  unsubscribe?: string
  /** Where an answer to it goes; none: where it came from. */
  replyTo?: string
}>

/** Writes a letter of a site. */
export type MailTemplate<Payload> = (payload: Payload, site: Site) => MailContent

export const text = (words: string): MailBlock => ({ kind: 'text', text: words })

/** Words of somebody else, told apart from ours: nobody can write a message that passes for the portal’s. */
export const quote = (words: string): MailBlock => ({ kind: 'quote', words })

/** What is looked up or copied, each under its label. */
export const facts = (...pairs: readonly Fact[]): MailBlock => ({ kind: 'facts', facts: pairs })

/** What must be read before anything is done. */
export const warning = (words: string): MailBlock => ({ kind: 'warning', text: words })

/** What the reader is asked to do, the most important first; shown as a button, and as an address to copy. */
export const link = (label: string, href: string): MailBlock => ({ kind: 'link', label, href })

/** One of several things a letter leads to. */
export const item = (label: string, note: string, href: string): MailBlock => ({
  kind: 'item',
  label,
  note,
  href,
})

/** A code to be typed. */
export const code = (label: string, value: string): MailBlock => ({
  kind: 'code',
  label,
  code: value,
})

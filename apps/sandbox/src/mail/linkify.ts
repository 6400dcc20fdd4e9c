import { type Html, html } from '@inzrt/domain/text'

const ADDRESS = /(https?:\/\/[^\s<>"]+)/

const isLink = (part: string): boolean => ADDRESS.test(part)

/** Plain text whose addresses can be followed. */
export const linkify = (text: string): readonly Html[] =>
  text
    .split(ADDRESS)
    .map((part) => (isLink(part) ? html`<a href="${part}">${part}</a>` : html`${part}`))

/** Addresses in a plain text. */
export const linksOf = (text: string): readonly string[] => text.split(ADDRESS).filter(isLink)

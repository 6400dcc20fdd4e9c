import { escapeXml } from './escapeXml.ts'

export type FeedItem = Readonly<{ title: string; description: string; url: string; at: Date }>

export type Feed = Readonly<{
  title: string
  description: string
  url: string
  /** Address of the feed itself. */
  selfUrl: string
  items: readonly FeedItem[]
}>

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

const item = ({ title, description, url, at }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', at.toUTCString()),
    element('description', description),
    '</item>',
  ].join('')

/** A feed as RSS 2.0. */
export const toRss = ({ title, description, url, selfUrl, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', 'cs'),
    `<atom:link href="${escapeXml(selfUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(item),
    '</channel></rss>',
  ].join('\n')

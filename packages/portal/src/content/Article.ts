import type { DatedEdition } from '@inzrt/ui/newspaper/EditionDates.tsx'

/** A part of an article. Text may hold `[links](/address)`, `**stress**` and `{email}`. */
export type Block =
  | string
  | Readonly<{ kind: 'list' | 'steps'; items: readonly string[] }>
  | Readonly<{
      kind: 'table'
      caption: string
      head: readonly string[]
      rows: readonly (readonly string[])[]
    }>
  | Readonly<{ kind: 'editions'; editions: readonly DatedEdition[] }>

export type ArticlePart = Readonly<{
  id: string
  heading: string
  blocks: readonly Block[]
  /** The only kind of site that shows it; left out, every site does. */
  only?: 'printed' | 'adults' | 'goods'
}>

/** A page set as text: what it is for, and its parts, each with an anchor. */
export type Article = Readonly<{
  title: string
  lead: string
  parts: readonly ArticlePart[]
  /** Day of the last change, ISO; texts by which somebody is bound have one. */
  changedAt?: string
}>

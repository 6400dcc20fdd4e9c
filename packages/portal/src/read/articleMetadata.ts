import type { Metadata } from 'next'
import type { Article } from '../content/Article.ts'
import { pageMetadata } from '../shell/metadata/pageMetadata.ts'

/** Metadata of a page set as text. */
export const articleMetadata = ({ title, lead }: Article, path: string): Metadata =>
  pageMetadata({ title, description: lead, path })

import type { PagePath } from '@inzrt/contracts/pages'
import type { Metadata } from 'next'
import type { Article } from '../content/Article.ts'
import { pageMetadata } from '../shell/metadata/pageMetadata.ts'

/** Metadata of a page set as text. */
export const articleMetadata = ({ title, lead }: Article, path: PagePath): Metadata =>
  pageMetadata({ title, description: lead, path })

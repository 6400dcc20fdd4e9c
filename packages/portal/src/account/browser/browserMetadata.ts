import type { Metadata } from 'next'
import { pageMetadata } from '../../shell/metadata/pageMetadata.ts'
import { BROWSER_LEAD, BROWSER_TITLE } from './browserTexts.ts'

/** Metadata of the page about one's own browser; what it shows belongs to no search engine. */
export const browserMetadata: Metadata = pageMetadata({
  title: BROWSER_TITLE,
  description: BROWSER_LEAD,
  path: '/co-o-mne-vite',
})

import type { Metadata } from 'next'
import { pageMetadata } from '../shell/metadata/pageMetadata.ts'
import type { ModerationPageProps } from './ModerationPage.tsx'
import { PART_LABELS, parsePart, partHref } from './moderationState.ts'

/** Metadata of the moderators' area; it belongs to no search engine. */
export const moderationMetadata = async ({
  brand,
  searchParams,
}: ModerationPageProps): Promise<Metadata> => {
  const part = parsePart(await searchParams)

  return pageMetadata({
    title: part ? `${PART_LABELS[part]} – Správa` : 'Správa',
    description: brand.description,
    path: part ? partHref(part) : '/sprava',
  })
}

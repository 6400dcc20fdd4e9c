import type { AdImage } from '@inzrt/rules/forms'
import { sentTokens } from '../photos/sentTokens.ts'
import type { SentPhoto } from '../photos/usePhotos.ts'

const KEPT = 'id:'

/** What a photo the ad has already is known by. */
export const keptToken = (id: number): string => KEPT + id

const toClaim = (token: string) =>
  token.startsWith(KEPT) ? { id: Number(token.slice(KEPT.length)) } : { uploadToken: token }

/** What the photos of an ad are claimed by; the first is the main one. */
export const toClaims = (
  photos: readonly Pick<SentPhoto, 'state' | 'token'>[],
): (AdImage | null)[] =>
  sentTokens(photos).map((token, at) =>
    token === null ? null : { ...toClaim(token), main: at === 0 },
  )

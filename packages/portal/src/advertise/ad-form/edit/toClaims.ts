import type { AdImage } from '@inzrt/domain/forms'
import type { SentPhoto } from '../photos/usePhotos.ts'

const KEPT = 'id:'

/** What a photo the ad has already is known by. */
export const keptToken = (id: number): string => KEPT + id

const toClaim = (token: string) =>
  token.startsWith(KEPT) ? { id: Number(token.slice(KEPT.length)) } : { uploadToken: token }

/**
 * What the photos of a form are claimed by, in their order: `null` of one that failed, which the form does
 * not go without a word about. One on its way is waited for. The first is the main one.
 */
export const toClaims = (
  photos: readonly Pick<SentPhoto, 'state' | 'token'>[],
): (AdImage | null)[] =>
  photos
    .flatMap(({ state, token }) => (state.kind === 'failed' ? [null] : (token ?? [])))
    .map((token, at) => (token === null ? null : { ...toClaim(token), main: at === 0 }))

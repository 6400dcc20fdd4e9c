import type { SentPhoto } from './usePhotos.ts'

/**
 * What the photos of a form are claimed by, in their order: `null` of one that failed, which the form does
 * not go without a word about. One on its way is waited for.
 */
export const sentTokens = (
  photos: readonly Pick<SentPhoto, 'state' | 'token'>[],
): (string | null)[] =>
  photos.flatMap(({ state, token }) => (state.kind === 'failed' ? [null] : (token ?? [])))

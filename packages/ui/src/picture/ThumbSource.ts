/** Addresses of a small picture: one for plain screens, one for dense ones. */
export type ThumbSource = { src: string; src2x?: string }

/**
 * Value of `srcset` beside `src`; nothing when there is one size only. React preloads pictures that are not lazy by
 * their `srcset` alone: without the plain size there, a plain screen would load the larger one for nothing.
 */
export const thumbSrcSet = (
  { src, src2x }: ThumbSource,
  loading: 'eager' | 'lazy',
): string | undefined => src2x && (loading === 'lazy' ? `${src2x} 2x` : `${src} 1x, ${src2x} 2x`)

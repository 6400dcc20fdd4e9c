/** Addresses of a small picture: one for plain screens, one for dense ones. */
export type ThumbSource = { src: string; src2x?: string }

/** Value of `srcset` for a small picture, or nothing when there is one size only. */
export const thumbSrcSet = ({ src, src2x }: ThumbSource): string | undefined =>
  src2x && `${src} 1x, ${src2x} 2x`

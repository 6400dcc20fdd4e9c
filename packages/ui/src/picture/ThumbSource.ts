/** Addresses of a small picture: one for plain screens, one for dense ones. */
export type ThumbSource = { src: string; src2x?: string }

/** Value of `srcset` beside `src`, which is for plain screens; nothing when there is one size only. */
export const thumbSrcSet = ({ src2x }: ThumbSource): string | undefined => src2x && `${src2x} 2x`

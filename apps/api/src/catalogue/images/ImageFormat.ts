/** Formats pictures are served in, the smallest first. */
const FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof FORMATS)[number]

/** The best format a client says it takes; JPEG is for those that say nothing. */
export const chooseFormat = (accept: string | undefined): ImageFormat =>
  FORMATS.find((format) => accept?.includes(`image/${format}`)) ?? 'jpeg'

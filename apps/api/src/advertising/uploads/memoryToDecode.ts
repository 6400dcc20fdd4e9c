import type { Metadata } from 'sharp'

type Facts = Pick<
  Metadata,
  'width' | 'height' | 'format' | 'isProgressive' | 'channels' | 'depth' | 'chromaSubsampling'
>

/** Of one pixel, where a decoder has to hold them all; 0, where it goes line by line. */
const bytesOfPixel = (facts: Facts): number => {
  const { format, isProgressive, channels = 4 } = facts
  if (format === 'webp') return 4
  if (!isProgressive) return 0
  if (format === 'png') return channels * (facts.depth === 'uchar' ? 1 : 2)

  // Coefficients of two bytes; of colours, most cameras keep a quarter.
  return 2 * (facts.chromaSubsampling === '4:2:0' ? 1.5 : channels)
}

/** How many bytes decoding takes at once, by what the head of a picture says. */
export const memoryToDecode = (facts: Facts): number =>
  facts.width * facts.height * bytesOfPixel(facts)

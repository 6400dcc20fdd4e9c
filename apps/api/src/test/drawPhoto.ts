import sharp from 'sharp'

/** A picture with something on it, as a camera would make one; another seed, another picture. */
export const drawPhoto = ({ width = 800, height = 600, seed = 0 } = {}) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const wave = Math.sin((x / width) * (3 + seed) * 2 + (y / height) * (5 - seed))
      pixels.fill(Math.round(128 + 127 * wave), (y * width + x) * 3, (y * width + x) * 3 + 3)
    }

  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A colour as the tokens write it. */
export type Oklch = { lightness: number; chroma: number; hue: number }

/** Linear sRGB of a colour, cut to what a screen can show. Matrices by Björn Ottosson. */
const linearRgb = ({ lightness, chroma, hue }: Oklch): readonly [number, number, number] => {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (part: number) => Math.min(1, Math.max(0, part))

  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const toByte = (part: number): string => {
  const coded = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055

  return Math.round(255 * coded)
    .toString(16)
    .padStart(2, '0')
}

/** A colour as `#rrggbb`, for what cannot read oklch. */
export const toHex = (colour: Oklch): string => `#${linearRgb(colour).map(toByte).join('')}`

const luminance = (colour: Oklch): number => {
  const [red, green, blue] = linearRgb(colour)

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21, as WCAG 2 counts it. */
export const contrast = (one: Oklch, other: Oklch): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number]

  return (high + 0.05) / (low + 0.05)
}

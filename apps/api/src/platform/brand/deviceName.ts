/** The first that fits counts: Edge and Opera say they are Chrome too, Chrome that it is Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bSeznam/, 'Seznam.cz'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: typeof BROWSERS, text: string): string | undefined =>
  names.find(([sign]) => sign.test(text))?.[1]

/**
 * Browser and system in words, for people; nothing of the text itself is kept.
 * @example deviceName('Mozilla/5.0 (Windows NT 10.0; …) Firefox/140.0') // 'Firefox, Windows'
 */
export const deviceName = (userAgent: string): string => {
  const known = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter(
    (name) => name !== undefined,
  )

  return known.join(', ') || 'Neznámé zařízení'
}

import type { Locator } from '@playwright/test'

/** What is another at each run: addresses, marks of the tests, days, and all numbers but levels of headings. */
const CHANGING: readonly [RegExp, string][] = [
  [/^ *- \/url:.*\n/gm, ''],
  [/(complementary "Dnešní den a vydání").*/g, '$1'],
  [/\bjana-[a-z]{10}\b/g, 'jana'],
  [/\bprávě teď|\bdnes \d+:\d\d|\b(?:včera|zítra)\b/giu, 'dnes'],
  [/\b(?:před|za)\s(?:chvíli|(?:\d+\s)?(?:minut|hodin|d[nň])\p{L}*)/giu, 'dnes'],
  [/(?<!level=)\d+(?:\s\d{3})*/g, '0'],
  // Midnight may pass between two ads.
  [/\b0\.\s0\.\s0\b/g, 'dnes'],
]

/** Everything a screen reader can tell of a part of the page, in its order, one thing a line. */
export const accessibilityTree = async (part: Locator): Promise<string> => {
  const tree = `${await part.ariaSnapshot()}\n`

  return CHANGING.reduce((text, [what, instead]) => text.replaceAll(what, instead), tree)
}

/** Words too common to search for, already folded. Both the index and the query leave them out. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  'a',
  'i',
  'k',
  'o',
  's',
  'u',
  'v',
  'z',
  'na',
  'do',
  'pro',
  'za',
  'se',
  'je',
])

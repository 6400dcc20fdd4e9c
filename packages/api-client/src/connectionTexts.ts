/** Shown when nothing better is known. */
export const UNAVAILABLE_TEXT = 'Služba je dočasně nedostupná. Zkuste to prosím později.'

/** What was filled in stays: the page is left as it is. */
export const OFFLINE_TEXT =
  'Jste bez připojení k\u00a0internetu. Nic se neztratilo, zkuste to znovu, až se připojíte.'

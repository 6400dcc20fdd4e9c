const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Control characters and non-characters: no XML may hold them, not even escaped. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/**
 * Text as it may stand in XML.
 * @example escapeXml('Kola & sport') // "Kola &amp; sport"
 */
export const escapeXml = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replace(/\p{Cs}/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

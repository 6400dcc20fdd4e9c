const UNSAFE = /[<>&\u2028\u2029]/g

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * JSON that may stand inside a `<script>`: nothing in it can close the element or begin another, and no
 * markup character is left for a strict policy on markup to refuse.
 */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE, escapeCharacter)

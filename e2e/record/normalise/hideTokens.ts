/** New each time: secrets of links, ids of sessions, codes of texts. */
const RULES = [
  // Of an ad placed just now; those of the demo follow from their number.
  [/(?<="dialCode": ")\d{6}/g, '<dialCode>'],
  [/(?<="\d{1,2}\.\d{10}\.)[\w-]{12}\.[\w-]{43}(?=")/g, '<challenge>'],
  [/(?<=")(?=[^"]*[A-Z])(?=[^"]*\d)[\w-]{20,}(?=")/g, '<token>'],
  [/(?<=(?:token|code|s|t)=)[\w-]{16,}/g, '<token>'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g, '<uuid>'],
  [/(?<=\b(?:kod|kód|code)\D{0,20})\d{6}\b/gi, '<code>'],
  // Of a new password, on a line or in an element of its own.
  [/(?<=[\n>])[A-Z\d]{4}(?=[\n<])/g, '<code>'],
] as const

/** A text with one word for each kind of secret, which no two recordings share. */
export const hideTokens = (text: string): string =>
  RULES.reduce((all, [secret, word]) => all.replaceAll(secret, word), text)

/** After these a full stop ends no sentence: „tel. Novák“, „ul. Nová“. */
const SHORT_WORDS =
  'akad|bc|cca|č|čp|doc|dr|event|ev|fa|ing|judr|kat|kpl|ks|max|mgr|min|mob|mudr|mvdr|nám|např|obj|orig|paní|příp|' +
  'popř|prof|resp|spol|sv|tel|tj|tř|typ|tzn|tzv|ul|vč|výr|zn'

const eitherCase = (word: string): string =>
  `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`

/** An initial, an ordinal number and a short word carry a full stop of their own. */
const STOPPED = `(?<!\\p{L})(?:\\p{L}|${SHORT_WORDS.split('|').map(eitherCase).join('|')})|(?<!\\d)\\d{1,2}`

const GAP = new RegExp(`(?<=[.!?…]["“”)]?)(?<!(?:${STOPPED})\\.) (?=["„(]?\\p{Lu})`, 'u')

/**
 * Sentences of a text that has one space between words.
 * @example toSentences('Volejte tel. Novák. Spěchá!') // ['Volejte tel. Novák.', 'Spěchá!']
 */
export const toSentences = (text: string): string[] => text.split(GAP)

/** Why an ad waits for a person, as its owner is told. */
const TEXTS: Readonly<Record<string, string>> = {
  contact: 'Kontakt nepatří do textu, má svá pole.',
  shouting: 'Nadpis je celý velkými písmeny.',
  adult: 'Text patří spíš na web pro dospělé.',
  duplicate: 'Podobný inzerát už tu je.',
  foreign_image: 'Stejnou fotku má jiný inzerát.',
  word: 'V\u00a0textu je slovo, které musíme posoudit.',
  new_account: 'První dva inzeráty s\u00a0neověřeným kontaktem čteme sami.',
  heading: 'Nadpis opravený po prvním dni čteme sami.',
  edited: 'Změněný text nebo fotky v\u00a0této rubrice čteme sami.',
}

/**
 * Sentences for the reasons an ad waits; what a moderator wrote stays as it is.
 * @example adReasonText('new_account') // 'První dva inzeráty s\u00a0neověřeným kontaktem čteme sami.'
 */
export const adReasonText = (reason: string): string => {
  const codes = reason.split(' ')

  return codes.every((code) => Object.hasOwn(TEXTS, code))
    ? codes.map((code) => TEXTS[code]).join(' ')
    : reason
}

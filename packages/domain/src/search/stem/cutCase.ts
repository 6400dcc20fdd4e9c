/** Endings with the least length of what must stay before them, longest first. */
const ENDINGS: readonly (readonly [ending: string, leastRoot: number])[] = [
  ...'ech ich ach ych eho iho emu imu emi imi ami ymi ima yma ovi'
    .split(' ')
    .map((e) => [e, 3] as const),
  ...'em im am um ym ou mi'.split(' ').map((e) => [e, 3] as const),
  ...'a e i o u y'.split(' ').map((e) => [e, 3] as const),
]

/** Roots of two letters, as in psa, psem, her: no vowel or a vowel first (oko, úlu). */
const SHORT = /^([^aeiouy]{2}|[aeiouy][^aeiouy])(?:[aeiouy]|[aeu]m|ou|[ae]ch|ami)$/

/** Nouns that end like a case: program, reklam, systém, pronájem, režim, kostým, seznam. */
const NOT_A_CASE =
  /(?:gram|klam|balzam|znam|pyzam|pribram|system|problem|krem|extrem|parfem|modem|tandem|[nz]ajem|prijem|objem|dojem|rezim|chrudim|kostym|parfum|strach|spech|valach|^orech|^pelech|^kozich)(?=[iu]?$)/

/** „-mi“ follows another consonant (lidmi); „zimmí“ is a typing error and no „zima“. */
const DOUBLE_M = /mmi$/

/** Cuts the case ending off a folded noun or adjective. */
export const cutCase = (word: string): string => {
  if (NOT_A_CASE.test(word)) return word.replace(/[iu]$/, '')
  const short = SHORT.exec(word)?.[1]
  if (short) return short
  const found = ENDINGS.find(
    ([ending, leastRoot]) =>
      word.endsWith(ending) &&
      word.length >= ending.length + leastRoot &&
      !(ending === 'mi' && DOUBLE_M.test(word)),
  )

  return found ? word.slice(0, -found[0].length) : word
}

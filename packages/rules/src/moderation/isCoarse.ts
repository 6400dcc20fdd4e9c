const PREFIXES = '(?:do|na|ne|o|po|pro|pre|pri|roz|u|vy|z|za)?'

/** Beginnings of coarse words for sex and those who sell it, folded; whatever follows is a form of them. */
const STEMS = [
  ...['mrda', 'mrdn', 'mrdk', 'prcan', 'prcat', 'prcac', 'prcal', 'jebac', 'jeban', 'jebat'],
  ...['sukac', 'sukal', 'sukam', 'sukan', 'sukat', 'soustac', 'soustan', 'soustat', 'soustal'],
  ...['kurev', 'kurvic', 'kurvar', 'curak', 'kundic', 'devky', 'devkar'],
]

/** Words whose other continuations are decent: „Kundera“, „pica“, „kurvítko“. */
const WHOLE = [
  ...['kunda', 'kundu', 'kundy', 'kundou', 'kunde', 'kurva', 'kurvy', 'kurvu', 'kurvou', 'kurve'],
  ...['devka', 'devku', 'devkou', 'mrd', 'mrdy', 'prcej', 'curaci', 'curace'],
]

const COARSE = new RegExp(`^(?:${PREFIXES}(?:${STEMS.join('|')})[a-z]*|${WHOLE.join('|')})$`)

/** No coarse word is as long. */
const LONGEST = 30

/**
 * Whether a folded word is a coarse one for sex, in any form. Mere curses are none.
 * @example isCoarse('osukat') // true
 * @example isCoarse('kundera') // false
 */
export const isCoarse = (folded: string): boolean => folded.length <= LONGEST && COARSE.test(folded)

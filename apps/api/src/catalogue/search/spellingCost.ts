/** Letters beside each other on a Czech keyboard. */
const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'] as const

/** Letters that sound the same, or trade places between the Czech and the English keyboard. */
const ALIKE: ReadonlySet<string> = new Set([
  'iy',
  'sz',
  'zy',
  'cs',
  'bp',
  'dt',
  'gk',
  'fv',
  'vw',
  'kc',
  'kq',
])

const COST = {
  accent: 0.3,
  alike: 0.3,
  double: 0.4,
  neighbour: 0.5,
  swap: 0.7,
  letter: 0.8,
  other: 1,
  firstLetter: 1.2,
  first: 2,
} as const

const areNeighbours = (one: string, other: string): boolean =>
  ROWS.some((row, at) => {
    const place = row.indexOf(one)
    if (place < 0) return false
    const near = [row[place - 1], row[place + 1], ROWS[at + 1]?.[place], ROWS[at - 1]?.[place]]

    return near.includes(other)
  })

const bare = (letter: string): string => letter.normalize('NFD')[0] ?? letter

const substitution = (typed: string, meant: string): number => {
  if (typed === meant) return 0
  const [one, other] = [bare(typed), bare(meant)]
  if (one === other) return COST.accent
  if (ALIKE.has(one + other) || ALIKE.has(other + one)) return COST.alike

  return areNeighbours(one, other) ? COST.neighbour : COST.other
}

/** What it costs to leave so many letters out of a beginning. */
const leftOut = (letters: number): number =>
  letters === 0 ? 0 : COST.firstLetter + (letters - 1) * COST.letter

/**
 * What it takes to type one word instead of another: letters that sound alike, lie beside each other or
 * differ by an accent cost less than others, a letter left out or added less than another one, the first
 * letter more.
 * @returns 0 for the same word; one wrong letter costs 0.3 to 2
 * @example spellingCost('mobyl', 'mobil') // 0.3
 */
export const spellingCost = (typed: string, meant: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, letters) => leftOut(letters))
  for (let row = 1; row <= typed.length; row++) {
    const current = [leftOut(row)]
    for (let column = 1; column <= meant.length; column++) {
      const [one = '', other = ''] = [typed[row - 1], meant[column - 1]]
      const isFirst = row === 1 && column === 1
      const change = substitution(one, other)
      const isSwap =
        row > 1 &&
        column > 1 &&
        one === meant[column - 2] &&
        typed[row - 2] === other &&
        one !== other
      const extra = one === typed[row - 2] ? COST.double : COST.letter
      const missing = other === meant[column - 2] ? COST.double : COST.letter
      current[column] = Math.min(
        costAt(last, column) + extra,
        costAt(current, column - 1) + missing,
        costAt(last, column - 1) + (isFirst && change === COST.other ? COST.first : change),
        isSwap ? costAt(beforeLast, column - 2) + COST.swap : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }

  return costAt(last, meant.length)
}

const costAt = (row: readonly number[], index: number): number =>
  row[index] ?? Number.POSITIVE_INFINITY

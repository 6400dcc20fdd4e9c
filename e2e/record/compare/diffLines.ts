const SHOWN_MAX = 20

/** Lines that stand at the same end of both texts. */
const commonStart = (one: readonly string[], other: readonly string[]): number => {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length++

  return length
}

const signed = (sign: string, lines: readonly string[]): string[] => [
  ...lines.slice(0, SHOWN_MAX).map((line) => `${sign} ${line}`),
  ...(lines.length > SHOWN_MAX ? [`${sign} … ${lines.length - SHOWN_MAX} more lines`] : []),
]

/**
 * What became of a text: the lines between what both begin and end with, those of before first.
 * @example diffLines('a\nb\nc', 'a\nx\nc') // ['line 2', '- b', '+ x']
 */
export const diffLines = (before: string, after: string): string[] => {
  const [one, other] = [before.split('\n'), after.split('\n')]
  const start = commonStart(one, other)
  const [oneRest, otherRest] = [one.slice(start), other.slice(start)]
  const end = commonStart(oneRest.toReversed(), otherRest.toReversed())

  return [
    `line ${start + 1}`,
    ...signed('-', oneRest.slice(0, oneRest.length - end)),
    ...signed('+', otherRest.slice(0, otherRest.length - end)),
  ]
}

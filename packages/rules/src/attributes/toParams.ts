import type { AttributeCondition } from './AttributeCondition.ts'

// Apart from the reading of addresses, which knows all sets: browsers only write them.

/** Names that the two ends of a range have in an address. */
export const edges = (key: string) => ({ from: `${key}-od`, to: `${key}-do` })

/** What is asked of attributes as an address says it, each a name and its value. */
export const toParams = (
  conditions: readonly AttributeCondition[],
): readonly (readonly [name: string, value: string])[] =>
  conditions
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .flatMap((condition) => {
      const { key } = condition
      if ('choices' in condition)
        return condition.choices.toSorted().map((code) => [key, code] as const)
      const { from, to } = edges(key)

      return [
        ...(condition.from === null ? [] : [[from, String(condition.from)] as const]),
        ...(condition.to === null ? [] : [[to, String(condition.to)] as const]),
      ]
    })

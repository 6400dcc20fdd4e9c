import type { FieldIssue } from './toFieldSentence.ts'

type Issue = Readonly<{ code: string; path: readonly PropertyKey[]; message: string }>
type Way = readonly Issue[]

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], data)

/** How far from what was sent: by fields that are not there, or that another way has with another value; then by any. */
const distance = (way: Way, sent: unknown): number =>
  way.reduce((sum, { code, path }) => {
    const isOther = code === 'invalid_value' || valueAt(sent, path) === undefined

    return sum + (isOther ? 1_000 : 1)
  }, 0)

const withinOf = (issue: FieldIssue): readonly string[] =>
  issue.instancePath.split('/').filter((key) => key !== '')

/**
 * Of a part that can be filled in several ways nothing is said but that it suits none. What is told instead is what is
 * wrong in the way that is nearest to what was sent.
 */
export const nearestWay = <Told extends FieldIssue>(
  issues: readonly Told[],
  data: unknown,
): Told[] =>
  issues.flatMap((issue) => {
    const ways = (issue.params.errors ?? []) as readonly Way[]
    const [first, ...others] = ways
    if (issue.keyword !== 'invalid_union' || !first) return [issue]
    const within = withinOf(issue)
    const sent = valueAt(data, within)
    const nearest = others.reduce(
      (best, way) => (distance(way, sent) < distance(best, sent) ? way : best),
      first,
    )
    const told = nearest.map(({ code, path, message, ...params }) => ({
      ...issue,
      keyword: code,
      message,
      params,
      instancePath: `/${[...within, ...path].map(String).join('/')}`,
    }))

    return nearestWay(told, data)
  })

import { ask } from './ask.ts'
import type { Call } from './catalogue.ts'

type Section = { slug: string; children: { data: Section[] } }
type Printed = { type: string; heading: string; content: string; price: object }

/** A line of the paper's column. */
export type SetLine = { kind: string; lead: string; text: string; isFull: boolean }

/** Fewer than one visitor may have set in a minute. */
const OF_ONE_VISITOR = 40

const leavesOf = (section: Section): Section[] =>
  section.children.data.length > 0 ? section.children.data.flatMap(leavesOf) : [section]

const visitor = (at: number): string => `10.77.0.${1 + Math.floor(at / OF_ONE_VISITOR)}`

/** Ads of the running product, from all its sections; those that have ended meanwhile are left out. */
const readAds = async (call: Call, origin: string, count: number): Promise<Printed[]> => {
  const { data: tree }: { data: Section[] } = await call('/api/front/sections')
  const ads: Printed[] = []
  let asked = 0
  for (const { slug } of tree.flatMap(leavesOf)) {
    const { data } = await call(`/api/front/sections/slug/${slug}?include=advertisements`)
    for (const ad of data.advertisements.data as { slug: string }[]) {
      if (ads.length === count) return ads
      const headers = { 'x-forwarded-for': visitor(asked) }
      const answer = await ask(`${origin}/api/front/inzrts/${ad.slug}`, { headers })
      if (answer.status === 200) ads.push(answer.json().data)
      asked += 1
    }
  }

  return ads
}

/** The lines that so many ads of the running product take in the paper, as the api sets them. */
export const setLines = async (call: Call, origin: string, count: number): Promise<SetLine[]> => {
  const lines: SetLine[] = []
  for (const [at, { type, heading, content, price }] of (
    await readAds(call, origin, count)
  ).entries()) {
    const answer = await ask(`${origin}/api/front/line-ads`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-inzrt-csrf': '1',
        'x-forwarded-for': visitor(at),
        origin,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ type, heading, content, price, town: 'Brno-střed' }),
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text()}`)
    lines.push(...answer.json().data)
  }

  return lines
}

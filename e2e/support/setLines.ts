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

/** So many ads of the running product, from all its sections. */
const readAds = async (call: Call, count: number): Promise<Printed[]> => {
  const { data: tree }: { data: Section[] } = await call('/api/front/sections')
  const slugs: string[] = []
  for (const { slug } of tree.flatMap(leavesOf)) {
    if (slugs.length >= count) break
    const { data } = await call(`/api/front/sections/slug/${slug}?include=advertisements`)
    slugs.push(...data.advertisements.data.map((ad: { slug: string }) => ad.slug))
  }

  return Promise.all(
    slugs.slice(0, count).map(async (slug) => (await call(`/api/front/inzrts/${slug}`)).data),
  )
}

/** The lines that so many ads of the running product take in the paper, as the api sets them. */
export const setLines = async (call: Call, origin: string, count: number): Promise<SetLine[]> => {
  const lines: SetLine[] = []
  for (const [at, { type, heading, content, price }] of (await readAds(call, count)).entries()) {
    const visitor = `10.77.0.${1 + Math.floor(at / OF_ONE_VISITOR)}`
    const answer = await ask(`${origin}/api/front/line-ads`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'x-inzrt-csrf': '1', 'x-forwarded-for': visitor },
        ...{ origin, 'sec-fetch-site': 'same-origin' },
      },
      body: JSON.stringify({ type, heading, content, price, town: 'Brno-střed' }),
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text()}`)
    lines.push(...answer.json().data)
  }

  return lines
}

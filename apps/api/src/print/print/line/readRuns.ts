/** Letters of one style in one line, how far below the top its baseline lies, and how far from the left they end. */
export type Run = Readonly<{ text: string; baseline: number; end: number }>

const PART =
  /<(?<close>\/?)g\b(?<attributes>[^>]*)>|<foreignObject[^>]*\swidth="(?<width>[\d.]+)"[^>]*>[^>]*class="tsel"[^>]*>(?<text>[^<]*)</g
const SHIFT = /transform="translate\(([-\d.e]+),\s*([-\d.e]+)\)"/
const SCALE = /transform="scale\(([-\d.e]+)/

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}
const withoutEntities = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? '')

type Place = Readonly<{ x: number; y: number; scale: number }>

/** Where what stands in a group is, by where the group around it is. */
const within = ({ x, y, scale }: Place, attributes: string): Place => {
  const [, right = 0, down = 0] = SHIFT.exec(attributes) ?? []
  const times = Math.abs(Number(SCALE.exec(attributes)?.[1] ?? 1))

  return { x: x + scale * Number(right), y: y + scale * Number(down), scale: scale * times }
}

/** What a drawing by Typst says, run by run; groups shift and scale what stands in them. */
export const readRuns = (drawing: string): Run[] => {
  const runs: Run[] = []
  const places: Place[] = [{ x: 0, y: 0, scale: 1 }]
  for (const { groups = {} } of drawing.matchAll(PART)) {
    const { close, attributes = '', text, width } = groups
    const place = places.at(-1) ?? { x: 0, y: 0, scale: 1 }
    if (text !== undefined)
      runs.push({
        text: withoutEntities(text),
        baseline: place.y,
        end: place.x + place.scale * Number(width),
      })
    else if (close) places.pop()
    else if (!attributes.endsWith('/')) places.push(within(place, attributes))
  }

  return runs
}

/** How wide a drawing by Typst is; a line ad is drawn on a page of its column's width. */
export const readWidth = (drawing: string): number => {
  const width = /viewBox="0 0 ([\d.]+) /.exec(drawing)?.[1]
  if (!width) throw new Error('The drawing says no width.')

  return Number(width)
}

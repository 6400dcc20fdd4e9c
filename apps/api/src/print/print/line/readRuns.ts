/** Letters of one style in one line, and how far below the top its baseline lies. */
export type Run = Readonly<{ text: string; baseline: number }>

const PART = /<(?<end>\/?)g\b(?<attributes>[^>]*)>|class="tsel"[^>]*>(?<text>[^<]*)</g
const SHIFT = /transform="translate\([-\d.e]+,\s*([-\d.e]+)\)"/

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}
const withoutEntities = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? '')

/** What a drawing by Typst says, run by run; groups shift what stands in them. */
export const readRuns = (drawing: string): Run[] => {
  const runs: Run[] = []
  const shifts: number[] = []
  for (const { groups = {} } of drawing.matchAll(PART)) {
    const { end, attributes = '', text } = groups
    if (text !== undefined)
      runs.push({ text: withoutEntities(text), baseline: shifts.reduce((sum, by) => sum + by, 0) })
    else if (end) shifts.pop()
    else if (!attributes.endsWith('/')) shifts.push(Number(SHIFT.exec(attributes)?.[1] ?? 0))
  }

  return runs
}

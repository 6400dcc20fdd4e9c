type Point = Readonly<{ x: number; y: number }>

const ROUNDS = 40
/** Points at one place part in different directions. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** Where one is pushed by another that is nearer than they may be; half of the way, the other goes the rest. */
const push = (one: Point, other: Point, apart: number, turn: number): Point => {
  const [east, south] = [one.x - other.x, one.y - other.y]
  const distance = Math.hypot(east, south)
  if (distance >= apart) return { x: 0, y: 0 }
  const way = (apart - distance) / 2

  return distance > 0
    ? { x: (east / distance) * way, y: (south / distance) * way }
    : { x: Math.cos(turn) * way, y: Math.sin(turn) * way }
}

/** A tag is so much wider than high. */
const WIDER = 1.4

/** Moves points that are too near each other apart, so that the tag of each can be read and pressed. */
export const spreadPoints = <Item extends Point>(items: readonly Item[], apart: number): Item[] => {
  let points: readonly Point[] = items.map(({ x, y }) => ({ x, y: y * WIDER }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = points
    points = before.map((point, at) => {
      let { x, y } = point
      for (const [other, there] of before.entries()) {
        if (other === at) continue
        const step = push(point, there, apart, GOLDEN_ANGLE * at)
        x += step.x
        y += step.y
      }

      return { x, y }
    })
  }

  return items.map((item, at) => ({
    ...item,
    x: Math.round(points[at]?.x ?? 0),
    y: Math.round((points[at]?.y ?? 0) / WIDER),
  }))
}

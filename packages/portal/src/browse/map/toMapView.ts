import { MAP_SIZE } from '@inzrt/domain/locality'
import type { MapView } from '@inzrt/ui/map/AdMap.tsx'

type Point = Readonly<{ x: number; y: number }>

/** A hundred kilometres: around a single town so much is seen. */
const LEAST_WIDTH = 200
/** Room around the outermost places, as a part of what is between them. */
const MARGIN = 1.4

const RATIO = MAP_SIZE.width / MAP_SIZE.height

/** The cut of the map that holds all points; all of it where there are none. */
export const toMapView = (points: readonly Point[]): MapView => {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const needed = Math.max(right - left, (bottom - top) * RATIO) * MARGIN
  if (points.length === 0 || needed >= MAP_SIZE.width) return { x: 0, y: 0, ...MAP_SIZE }
  const width = Math.round(Math.max(needed, LEAST_WIDTH))
  const height = Math.round(width / RATIO)

  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width,
    height,
  }
}

import { MAP_SIZE } from '@inzrt/domain/locality'
import type { MapView } from './AdMap.tsx'

/** The whole map, with as much beside it as its frame is longer. */
const wholeOf = (ratio: number): MapView =>
  fit({ x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2, width: Number.POSITIVE_INFINITY }, ratio)

/** So much is seen of the map at most closely: about fifteen kilometres. */
const CLOSEST = 30
/** What one press of a key or button does. */
const STEP = 0.2
const ZOOM = 1.5

type Middle = Readonly<{ x: number; y: number; width: number }>

const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)

/** A cut around a point, in the shape of the frame. */
const fit = ({ x, y, width }: Middle, ratio: number): MapView => {
  const widest = Math.max(MAP_SIZE.width, MAP_SIZE.height * ratio)
  const wide = within(width, CLOSEST, widest)
  const high = wide / ratio

  return {
    x: within(x, 0, MAP_SIZE.width) - wide / 2,
    y: within(y, 0, MAP_SIZE.height) - high / 2,
    width: wide,
    height: high,
  }
}

const middleOf = ({ x, y, width, height }: MapView): Middle => ({
  x: x + width / 2,
  y: y + height / 2,
  width,
})

/** Moves a cut by parts of what is seen. */
export const pan = (view: MapView, right: number, down: number): MapView => {
  const { x, y, width } = middleOf(view)

  return fit(
    { x: x + right * view.width, y: y + down * view.height, width },
    view.width / view.height,
  )
}

/** Zooms around a point that stays where it is: given by parts of what is seen. */
export const zoom = (view: MapView, times: number, right = 0.5, down = 0.5): MapView => {
  const ratio = view.width / view.height
  const { width, height } = fit({ ...middleOf(view), width: view.width / times }, ratio)
  const x = view.x + right * (view.width - width)
  const y = view.y + down * (view.height - height)

  return fit({ x: x + width / 2, y: y + height / 2, width }, ratio)
}

/** What a key does; null where it does nothing. */
export const pressed = (view: MapView, key: string): MapView | null => {
  switch (key) {
    case 'ArrowLeft':
      return pan(view, -STEP, 0)
    case 'ArrowRight':
      return pan(view, STEP, 0)
    case 'ArrowUp':
      return pan(view, 0, -STEP)
    case 'ArrowDown':
      return pan(view, 0, STEP)
    case '+':
    case '=':
      return zoom(view, ZOOM)
    case '-':
      return zoom(view, 1 / ZOOM)
    case '0':
    case 'Home':
      return wholeOf(view.width / view.height)
    default:
      return null
  }
}

export const isZoomed = ({ width, height }: MapView): boolean =>
  width < Math.max(MAP_SIZE.width, (MAP_SIZE.height * width) / height) - 1

/** A cut in the shape of another frame, around the same middle; of all the map all is still seen. */
export const reshape = (view: MapView, ratio: number): MapView =>
  isZoomed(view) ? fit(middleOf(view), ratio) : wholeOf(ratio)

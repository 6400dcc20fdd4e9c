import { expect, test } from 'vitest'
import { isZoomed, pan, pressed, reshape, zoom } from './mapView.ts'

const WHOLE = { x: 0, y: 0, width: 1000, height: 580 }

test('P007 a map zooms around a given point, and moves by parts of what is seen', () => {
  const near = zoom(WHOLE, 2, 0.25, 0.5)

  expect(near).toEqual({ x: 125, y: 145, width: 500, height: 290 })
  expect(pan(near, 0.1, -0.5)).toEqual({ x: 175, y: 0, width: 500, height: 290 })
})

const again = (move: (view: typeof WHOLE) => typeof WHOLE | null) =>
  Array.from({ length: 100 }).reduce<typeof WHOLE>((view) => move(view) ?? view, WHOLE)

test.each([
  ['ArrowLeft', 0, 290],
  ['ArrowRight', 1000, 290],
  ['ArrowUp', 500, 0],
  ['ArrowDown', 500, 580],
])('P007 %s moves the map until its edge is in the middle, never out of sight', (key, x, y) => {
  const view = again((from) => pressed(from, key))

  expect([view.x + view.width / 2, view.y + view.height / 2]).toEqual([x, y])
})

test.each([
  ['+', 30],
  ['-', 1000],
])('P007 %s has an end', (key, width) => {
  expect(again((view) => pressed(view, key)).width).toBe(width)
})

test.each([0, Number.MIN_VALUE, 1e308, Number.POSITIVE_INFINITY])(
  'P007 a pinch of %s times leaves a map to be seen',
  (times) => {
    expect(zoom(WHOLE, times).width).toBeGreaterThanOrEqual(30)
    expect(zoom(WHOLE, times).width).toBeLessThanOrEqual(1000)
  },
)

test('P007 a frame of another shape shows the same and more; zero shows all again', () => {
  const tall = reshape(WHOLE, 1)

  expect(tall).toMatchObject({ width: 1000, height: 1000 })
  expect(isZoomed(tall)).toBe(false)
  expect(isZoomed(zoom(tall, 1.5))).toBe(true)
  expect(pressed(zoom(tall, 3), '0')).toEqual(tall)
  expect(pressed(tall, 'Tab')).toBeNull()
})

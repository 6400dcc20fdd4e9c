import type { MapView } from './AdMap.tsx'
import { createPointedTag } from './createPointedTag.ts'
import { isZoomed, pan, pressed, reshape, zoom } from './mapView.ts'
import { UNITS_PER_PIXEL } from './unitsPerPixel.ts'

/** So far a finger may slip, and it still is a tap. */
const SLIP = 8
/** One notch of a wheel. */
const WHEEL_ZOOM = 1.2

type Point = Readonly<{ x: number; y: number }>

const ratioOf = ({ clientWidth, clientHeight }: Element): number => clientWidth / clientHeight

const readView = (svg: SVGSVGElement): MapView => {
  const { x, y, width, height } = svg.viewBox.baseVal

  return { x, y, width, height }
}

const showLevel = (svg: SVGSVGElement, units: number): void => {
  const levels = [...svg.querySelectorAll<SVGGElement>('[data-from]')]
  const shown = levels.findLast(({ dataset }) => units <= Number(dataset.from)) ?? levels[0]
  for (const level of levels) level.toggleAttribute('data-shown', level === shown)
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spanOf = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** Lets a map be moved and zoomed by fingers, mouse, wheel, keys and its buttons. What listens goes with it. */
export const moveMap = (id: string): void => {
  const map = document.getElementById(id)
  const svg = map?.querySelector<SVGSVGElement>('svg[viewBox][role="group"]')
  if (!map || !svg) return
  const first = readView(svg).width
  const pointed = createPointedTag(svg)
  let view = readView(svg)

  const show = (next: MapView): void => {
    view = next
    svg.setAttribute('viewBox', `${next.x} ${next.y} ${next.width} ${next.height}`)
    const units = next.width / svg.clientWidth
    svg.style.setProperty('--fit', String(units / ((UNITS_PER_PIXEL[0] * first) / 1000)))
    svg.dataset.level = ''
    svg.toggleAttribute('data-zoomed', isZoomed(next))
    showLevel(svg, units)
    pointed.keepInside()
  }

  /** Where on the map something is, in parts of what is seen. */
  const partOf = ({ x, y }: Point) => {
    const box = svg.getBoundingClientRect()

    return [(x - box.left) / box.width, (y - box.top) / box.height] as const
  }

  const fingers = new Map<number, Point>()
  let start: Point | null = null
  let hasMoved = false

  const onDown = ({ pointerId, clientX, clientY, button }: PointerEvent): void => {
    if (button !== 0) return
    if (fingers.size === 0) {
      start = { x: clientX, y: clientY }
      hasMoved = false
    }
    fingers.set(pointerId, { x: clientX, y: clientY })
  }

  const onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (!start || !fingers.has(pointerId)) return
    const before = [...fingers.values()]
    fingers.set(pointerId, { x: clientX, y: clientY })
    const after = [...fingers.values()]
    if (!hasMoved && after.length === 1 && spanOf([start, ...after]) < SLIP) return
    hasMoved = true
    svg.setPointerCapture(pointerId)
    svg.toggleAttribute('data-moving', true)
    const [from, to] = [middleOf(before), middleOf(after)]
    const moved = pan(view, (from.x - to.x) / svg.clientWidth, (from.y - to.y) / svg.clientHeight)
    show(
      after.length > 1
        ? zoom(moved, spanOf(after) / Math.max(1, spanOf(before)), ...partOf(to))
        : moved,
    )
  }

  const onUp = ({ pointerId }: PointerEvent): void => {
    fingers.delete(pointerId)
    if (fingers.size === 0) svg.toggleAttribute('data-moving', false)
  }

  /** A map that was moved by a link is no link that was pressed. */
  const onClick = (event: MouseEvent): void => {
    if (hasMoved) event.preventDefault()
    hasMoved = false
  }

  /** The page scrolls over the map, until somebody takes the map in hand. */
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !svg.contains(document.activeElement)) return
    event.preventDefault()
    const times = event.deltaY < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM
    show(zoom(view, times, ...partOf({ x: event.clientX, y: event.clientY })))
  }

  const press = (key: string): boolean => {
    const next = pressed(view, key)
    if (next) show(next)

    return next !== null
  }

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (press(event.key)) event.preventDefault()
  }

  const onButton = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null
    if (button?.dataset.move) press(button.dataset.move)
  }

  /** What takes the focus is seen. */
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof SVGAElement) || !target.matches(':focus-visible')) return
    const box = target.getBoundingClientRect()
    const [right, down] = partOf({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    if (right < 0 || right > 1 || down < 0 || down > 1) show(pan(view, right - 0.5, down - 0.5))
  }

  const linkAt = (target: EventTarget | null): Element | null =>
    target instanceof Element ? target.closest('a') : null

  const focusedLink = (): Element | null => svg.querySelector('a:focus-visible')

  /** The name of a tag lies over others: Escape takes it away, until another tag is pointed at or focused. */
  const onEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') pointed.draw(null)
  }

  const onTag = ({ target, relatedTarget }: PointerEvent | FocusEvent): void => {
    const link = linkAt(target)
    if (link !== linkAt(relatedTarget))
      pointed.draw(link?.querySelector('g') ? link : focusedLink())
  }

  document.addEventListener('keydown', onEscape)
  svg.addEventListener('pointerover', onTag)
  svg.addEventListener('pointerleave', () => pointed.draw(focusedLink()))
  svg.addEventListener('focusin', onTag)
  svg.addEventListener('focusout', () => pointed.draw(null))
  svg.addEventListener('pointerdown', onDown)
  svg.addEventListener('pointermove', onMove)
  for (const end of ['pointerup', 'pointercancel'] as const) svg.addEventListener(end, onUp)
  svg.addEventListener('click', onClick, { capture: true })
  svg.addEventListener('dragstart', (event) => event.preventDefault())
  svg.addEventListener('wheel', onWheel, { passive: false })
  svg.addEventListener('keydown', onKey)
  svg.addEventListener('focusin', onFocus)
  map.addEventListener('click', onButton)
  const frame = new ResizeObserver(() => {
    if (svg.clientHeight > 0) show(reshape(view, ratioOf(svg)))
  })
  frame.observe(svg)
}

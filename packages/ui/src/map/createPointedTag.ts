/** How far something sticks out of something else at its sides, to the right as more than 0. */
const overhangOf = (inner: DOMRect, outer: DOMRect): number =>
  Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)

/**
 * Draws one tag of a map once more, over all the others and with its whole name within the map: what comes later in an
 * SVG covers what came before, and the order of its links is that of the keyboard.
 */
export const createPointedTag = (svg: SVGSVGElement) => {
  const layer = svg.querySelector('[data-pointed]')

  const keepInside = (): void => {
    const name = layer?.querySelector<SVGTextElement>('text:last-of-type')
    if (!name) return
    name.setAttribute('x', '0')
    const pixels = name.getScreenCTM()?.a ?? 1
    const overhang = overhangOf(name.getBoundingClientRect(), svg.getBoundingClientRect())
    name.setAttribute('x', String(-overhang / pixels))
  }

  return {
    /** The tag of a link; of none, nothing. */
    draw: (link: Element | null): void => {
      const tag = link?.querySelector('g')
      layer?.toggleAttribute('data-focused', link?.matches(':focus-visible') === true)
      layer?.replaceChildren(...(tag ? [tag.cloneNode(true)] : []))
      keepInside()
    },
    /** Where the map was moved or zoomed. */
    keepInside,
  }
}

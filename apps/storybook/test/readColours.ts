/*
 * These functions run in the page, so each carries all it needs. A canvas turns any colour CSS can
 * write into bytes.
 */

/** Ground of the first element of a selector, as `#rrggbb`. */
export const groundOf = (selector: string): string => {
  const element = document.querySelector(selector)
  const canvas = document.createElement('canvas').getContext('2d')
  if (!element || !canvas) return ''
  canvas.fillStyle = getComputedStyle(element).backgroundColor
  canvas.fillRect(0, 0, 1, 1)

  return `#${[...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** What each drawn element of a selector is filled with, as `#rrggbb`. */
export const fillsOf = (selector: string): string[] => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser draws nothing.')

  return Array.from(document.querySelectorAll(selector), (element) => {
    canvas.fillStyle = getComputedStyle(element).fill
    canvas.fillRect(0, 0, 1, 1)

    return `#${[...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`
  })
}

/** Words of a page of docs whose contrast with the ground below them is less than it must be. */
export const faintTexts = (least: number): string[] => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser draws nothing.')

  /** Colours laid over one another, the lowest first. */
  const blend = (colours: readonly string[]): readonly number[] => {
    canvas.clearRect(0, 0, 1, 1)
    for (const colour of colours) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }

    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  }
  const luminance = (bytes: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = bytes.map((byte) => {
      const part = byte / 255

      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })

    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const grounds = (element: Element | null): string[] =>
    element
      ? [...grounds(element.parentElement), getComputedStyle(element).backgroundColor]
      : ['#fff']
  const contrastOf = (element: Element): number => {
    const below = grounds(element)
    const [dark = 0, light = 0] = [
      luminance(blend(below)),
      luminance(blend([...below, getComputedStyle(element).color])),
    ].sort((one, other) => one - other)

    return (light + 0.05) / (dark + 0.05)
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg, [disabled], [aria-hidden="true"], .sb-story')
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim()),
    )

  return [...document.querySelectorAll('.sbdocs-wrapper *')]
    .filter((element) => hasWords(element) && isShown(element))
    .map((element) => ({ element, contrast: contrastOf(element) }))
    .filter(({ contrast }) => contrast < least)
    .map(({ element, contrast }) => `${contrast.toFixed(2)} ${element.textContent?.slice(0, 60)}`)
}

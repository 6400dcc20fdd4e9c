import type { Page } from '@playwright/test'

const LEAST_CONTRAST = 3

const find = (least: number): string[] => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('The browser draws no colours.')

  /** Red, green, blue and opacity of any colour the browser knows. */
  const channels = (colour: string): number[] => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)

    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
      const part = channel / 255

      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })

    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)

    return (light + 0.05) / (dark + 0.05)
  }
  const isSolid = (colour: string): boolean => (channels(colour)[3] ?? 0) > 128
  const groundOf = (element: Element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (isSolid(backgroundColor)) return backgroundColor
    }

    return 'Canvas'
  }
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true })
  const describe = (element: Element): string => {
    const control = element.closest('a, button, summary, label, [role=status]') ?? element

    return `${control.localName} „${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}“`
  }

  const drawn = [...document.querySelectorAll('svg')].filter(isVisible).flatMap((svg) => {
    const ground = groundOf(svg)
    const inks = [...svg.querySelectorAll('path, circle, rect, line, polyline, polygon')]
      .map((shape) => getComputedStyle(shape))
      .flatMap(({ fill, stroke }) => [fill, stroke])
      .filter((colour) => colour !== 'none' && isSolid(colour))
    const isSeen = inks.length === 0 || inks.some((ink) => contrast(ink, ground) >= least)

    return isSeen ? [] : [`icon: ${describe(svg)}`]
  })
  const masked = [...document.querySelectorAll('body *')].filter(isVisible).flatMap((element) => {
    const { maskImage, backgroundColor } = getComputedStyle(element)
    if (!maskImage.includes('url(') || !element.parentElement) return []
    const isSeen =
      isSolid(backgroundColor) &&
      contrast(backgroundColor, groundOf(element.parentElement)) >= least

    return isSeen ? [] : [`mask: ${describe(element)}`]
  })

  return [...new Set([...drawn, ...masked])]
}

/** Icons that do not stand out from their ground three times, as the page is drawn now (WCAG 1.4.11). */
export const faintIcons = (page: Page): Promise<string[]> => page.evaluate(find, LEAST_CONTRAST)

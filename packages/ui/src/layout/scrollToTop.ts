const easeOut = (progress: number): number => 1 - (1 - progress) ** 3

/**
 * Scrolls the page to its top in the given time; at once for readers who want no motion.
 * @param duration milliseconds
 */
export const scrollToTop = (duration: number): void => {
  const from = window.scrollY
  const start = performance.now()

  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0)
    return
  }

  const step = (now: number) => {
    const progress = Math.min((now - start) / duration, 1)
    window.scrollTo(0, from * (1 - easeOut(progress)))
    if (progress < 1) requestAnimationFrame(step)
  }

  requestAnimationFrame(step)
}

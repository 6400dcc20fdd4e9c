import { type RefObject, useEffect, useRef, useState } from 'react'

export type Slides = {
  strip: RefObject<HTMLUListElement | null>
  /** Slide that is seen, from 0. */
  index: number
  show: (index: number) => void
}

/** Follows a strip of slides that the reader swipes, and moves it by command; wraps round at its ends. */
export const useSlides = (count: number): Slides => {
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const follow = () => setIndex(Math.round(element.scrollLeft / element.clientWidth))
    element.addEventListener('scroll', follow, { passive: true })

    return () => element.removeEventListener('scroll', follow)
  }, [])

  const show = (target: number) => {
    const element = strip.current
    if (element) element.scrollLeft = ((target + count) % count) * element.clientWidth
  }

  return { strip, index, show }
}

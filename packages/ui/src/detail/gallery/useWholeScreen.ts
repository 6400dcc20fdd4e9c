import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Slides } from './useSlides.ts'

export type WholeScreen = {
  frame: RefObject<HTMLDivElement | null>
  isWhole: boolean
  toggle: () => void
}

/**
 * Lets a frame take the whole screen and give it back, by command or by a click on its photograph. Where a browser
 * lets no element take it, as on small iPhones, the one of that index is opened alone.
 */
export const useWholeScreen = ({ index, show }: Pick<Slides, 'index' | 'show'>): WholeScreen => {
  const frame = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)

  const toggle = () => {
    const seen = frame.current?.querySelectorAll('img')[index]
    if (!document.fullscreenEnabled) location.assign(seen?.src ?? '')
    else if (document.fullscreenElement) document.exitFullscreen()
    else frame.current?.requestFullscreen()
  }

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const follow = () => {
      setWhole(document.fullscreenElement === element)
      // The strip has another width now, and would stand between two slides.
      show(index)
    }
    const enlarge = ({ target }: MouseEvent) => {
      if (target instanceof HTMLImageElement) toggle()
    }
    element.addEventListener('fullscreenchange', follow)
    element.addEventListener('click', enlarge)

    return () => {
      element.removeEventListener('fullscreenchange', follow)
      element.removeEventListener('click', enlarge)
    }
  }, [index, show])

  return { frame, isWhole, toggle }
}

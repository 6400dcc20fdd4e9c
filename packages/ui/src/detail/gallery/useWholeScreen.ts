import { useEffect, useState } from 'react'
import type { Slides } from './useSlides.ts'

export type WholeScreen = { isWhole: boolean; toggle: () => void }

/**
 * Lets the frame around a strip take the whole screen and give it back. Where a browser lets no element take it, as on
 * small iPhones, the photograph of that address is opened alone.
 */
export const useWholeScreen = (
  { strip, index, show }: Pick<Slides, 'strip' | 'index' | 'show'>,
  address = '',
): WholeScreen => {
  const [isWhole, setWhole] = useState(false)

  const toggle = () => {
    if (isWhole) document.exitFullscreen()
    else if (document.fullscreenEnabled) strip.current?.parentElement?.requestFullscreen()
    else location.assign(address)
  }

  useEffect(() => {
    const follow = () => {
      setWhole(document.fullscreenElement !== null)
      // The strip has another width now, and would stand between two slides.
      show(index)
    }
    document.addEventListener('fullscreenchange', follow)

    return () => document.removeEventListener('fullscreenchange', follow)
  }, [index, show])

  return { isWhole, toggle }
}
